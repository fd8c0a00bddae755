import { SetupError } from '../setup/stop-with.mjs';
import { copyOf, parsePointer } from './pointer.mjs';
import { point, signedAsAsked } from './publish.mjs';
import { previousRelease, readRecordedState } from './releases.mjs';

/**
 * Makes the version live again that was live before, or the build that is named.
 * @param {string} name of the remote
 * @param {string | undefined} build
 * @param {object} place as `publish` takes it
 * @returns {Promise<{ from: string, to: import('./releases.mjs').Release }>} @throws {SetupError}
 */
export async function goBack(name, build, { store, host, keys }) {
  const state = await readRecordedState(store, name);
  if (!state.live) throw new SetupError(`${store.name} : ${name} n'y est pas déployé : changez --to.`);
  const release = build ? state.releases.findLast((each) => each.build === build) : previousRelease(state);
  if (!release)
    throw new SetupError(
      build
        ? `${name} : la construction ${build} n'a jamais été en ligne : choisissez parmi npm run deploy -- ${name} --list.`
        : `${name} : aucune version n'était en ligne avant ${state.live.build}.`,
    );
  const copy = await store.read(copyOf(release.build));
  if (!copy)
    throw new SetupError(
      `${name} : les fichiers de ${release.build} ont été retirés (prune) : choisissez --build.`,
    );
  const manifest = parsePointer(copy.content, name, `${store.name} : ${copyOf(release.build)}`);
  const pointer = signedAsAsked(manifest, keys);
  const built = release.built === null ? null : new Date(release.built);
  // Written again: a prune at the same time knows what is about to be live.
  await store.write(copyOf(release.build), copy.content);
  await point({ manifest: pointer, built }, { store, host, state });
  return { from: state.live.build, to: release };
}
