import { SetupError } from '../setup/stop-with.mjs';
import { copyOf, textOf } from './pointer.mjs';
import { point } from './publish.mjs';
import { previousRelease, readCopy, readRecordedState } from './releases.mjs';

/**
 * Makes the version live again that was live before, or the build that is named. It signs nothing: a key would vouch for
 * whatever lies on the host.
 * @param {string} name of the remote
 * @param {string | undefined} build
 * @param {object} place as `publish` takes it
 * @returns {Promise<{ from: string, to: import('./releases.mjs').Release }>} @throws {SetupError}
 */
export async function goBack(name, build, place) {
  const { store, host } = place;
  const state = await readRecordedState(name, place);
  if (!state.live) throw new SetupError(`${store.name} : ${name} n'y est pas déployé : changez --to.`);
  const release = build
    ? state.releases.findLast((each) => each.build === build)
    : await previousRelease(name, state, place);
  if (!release)
    throw new SetupError(
      build
        ? `${name} : la construction ${build} n'a jamais été en ligne : choisissez parmi npm run deploy -- ${name} --list.`
        : `${name} : aucune version d'avant ${state.live.build} ne peut revenir : déployez-en une.`,
    );
  const manifest = await readCopy(name, release.build, place);
  if (!manifest)
    throw new SetupError(
      `${name} : ${copyOf(release.build)} manque (prune), ou n'a pas la signature demandée : choisissez --build.`,
    );
  // Written again: a prune at the same time knows what is about to be live.
  await store.write(copyOf(release.build), textOf(manifest));
  const built = release.built === null ? null : new Date(release.built);
  await point({ manifest, built }, { store, host, state });
  return { from: state.live.build, to: release };
}
