import type { RemoteManifest } from 'shared-contracts/remotes';
import { isEarlierPointer } from '../build/contract.mjs';
import { SetupError } from '../setup/stop-with.mjs';
import { buildOf, companions, copyOf, filesOf, isCopy, parsePointer, toolsCopyOf } from './pointer';
import type { Location } from './publish';
import { previousRelease, type Release, readRecordedState } from './releases';
import type { Shop } from './shop';

/** Builds that were live at some moment after a time. */
function liveAfter(releases: readonly Release[], time: number): string[] {
  return releases
    .filter((_release, index) => {
      const next = releases[index + 1];
      return !next || Date.parse(next.since) >= time;
    })
    .map(({ build }) => build);
}

const allFilesOf = (manifest: RemoteManifest) =>
  filesOf(manifest).flatMap(({ file }) => [file, ...companions(file)]);

/**
 * Finds what no pointer needs that is live, in an earlier contract too, was live in the last `older` ms, is what `rollback`
 * goes back to, is named by one of the `shops`, or was written in that time, as by a deployment that is under way. Only what
 * a pointer has named is ever taken.
 * @returns files, copies of pointers first
 */
export async function findOld(
  name: string,
  older: number,
  {
    store,
    keys,
    shops = [],
    now = Date.now(),
  }: Pick<Location, 'store' | 'keys'> & { readonly shops?: readonly Shop[]; readonly now?: number },
): Promise<string[]> {
  const state = await readRecordedState(name, { store, keys });
  if (!state.live) throw new SetupError(`${store.name} : ${name} n'y est pas déployé : changez --to.`);
  const there = await store.list();
  const start = now - older;
  const previous = await previousRelease(name, state, { store, keys });
  const recent = new Set([...liveAfter(state.releases, start), ...(previous ? [previous.build] : [])]);
  const served = (await Promise.all(shops.map((shop) => shop.manifest(name)))).filter(
    (each) => each !== null,
  );
  const named = new Set(served.map(buildOf));
  const needed = new Set([state.live.manifest, ...served].flatMap(allFilesOf));
  const old = new Set<string>();
  for (const [file, written] of there) {
    if (!isCopy(file) && !isEarlierPointer(file)) continue;
    const found = await store.read(file);
    if (!found) continue;
    const manifest = parsePointer(found.content, name, `${store.name} : ${file}`);
    const isNeeded =
      isEarlierPointer(file) ||
      recent.delete(buildOf(manifest)) ||
      written.getTime() >= start ||
      named.has(buildOf(manifest));
    if (isNeeded) for (const each of allFilesOf(manifest)) needed.add(each);
    else for (const each of [file, toolsCopyOf(buildOf(manifest)), ...allFilesOf(manifest)]) old.add(each);
  }
  for (const build of recent)
    throw new SetupError(`${store.name} : ${copyOf(build)} manque, rien n'est retiré : remettez-le.`);
  const drafts = [...there].filter(([file, written]) => store.isDraft(file) && written.getTime() < start);
  return [
    ...[...old].filter((file) => there.has(file) && !needed.has(file)),
    ...drafts.map(([file]) => file),
  ].sort((one, other) => Number(isCopy(other)) - Number(isCopy(one)));
}
