import { buildOf, filesOf } from 'server-kit/remote-build';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { SetupError } from '../workspace/run-command.mjs';
import { openLocation, readArguments, requireUrl } from './location';
import { pooled } from './parallel-transfers';
import { companions, copyOf, isCopy, parsePointer } from './pointer';
import type { Location } from './publish';
import { previousRelease, type Release, readRecordedState } from './releases';
import { Shop } from './shop';

/** Returns the builds that were live after a time: each is until the next release. */
const liveAfter = (releases: readonly Release[], time: number) =>
  releases.flatMap(({ build }, index) => {
    const next = releases[index + 1];
    return !next || Date.parse(next.since) >= time ? [build] : [];
  });

const allFilesOf = (manifest: RemoteManifest) =>
  filesOf(manifest).flatMap(({ file }) => [file, ...companions(file)]);

/**
 * Finds the files of old versions. A version stays if it is live, is the canary, is used by one of the `shops`,
 * or is the target of `rollback`, and if it was live or written in the last `older` milliseconds. Files that no
 * pointer has listed are ignored.
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
  const recent = [...liveAfter(state.releases, start), ...(previous ? [previous.build] : [])];
  const used = (await Promise.all(shops.map((shop) => shop.buildsInUse(name)))).flat();
  const kept = new Set([...recent, ...used, state.live.manifest.canary?.build]);
  const needed = new Set(allFilesOf(state.live.manifest));
  const missing = new Set(recent);
  const old = new Set<string>();
  const pointers = [...there].filter(([file]) => isCopy(file));
  await pooled(pointers, async ([file, written]) => {
    const found = await store.read(file);
    if (!found) return;
    const manifest = parsePointer(found.content, name, `${store.name} : ${file}`);
    const build = buildOf(manifest);
    missing.delete(build);
    const files = allFilesOf(manifest);
    if (kept.has(build) || written.getTime() >= start) for (const each of files) needed.add(each);
    else for (const each of [file, ...files]) old.add(each);
  });
  for (const build of missing)
    throw new SetupError(`${store.name} : ${copyOf(build)} manque, rien n'est retiré : remettez-le.`);
  const drafts = [...there].filter(([file, written]) => store.isDraft(file) && written.getTime() < start);
  return [
    ...[...old].filter((file) => there.has(file) && !needed.has(file)),
    ...drafts.map(([file]) => file),
  ].sort((one, other) => Number(isCopy(other)) - Number(isCopy(one)));
}

const pruneUsage =
  'npm run prune -- mfe-NOM --older 30d [--dry-run] [--shop ADRESSE]… [--to DOSSIER|s3://COMPARTIMENT/PRÉFIXE]';
/** Milliseconds per unit. */
const units: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000 };

function msOf(older: string | undefined): number {
  const [, count, unit = ''] = /^([1-9]\d{0,4})([dh])$/.exec(older ?? '') ?? [];
  const each = units[unit];
  if (!each)
    throw new SetupError(
      `--older ${older ?? 'manque'} : indiquez une durée en jours ou en heures, p. ex. 30d.`,
    );
  return Number(count) * each;
}

/** Runs `npm run prune`: removes the files of old versions. @throws {SetupError} */
export async function prune(): Promise<void> {
  const {
    older,
    'dry-run': dry,
    shop: others = [],
    ...target
  } = readArguments(
    { older: { type: 'string' }, 'dry-run': { type: 'boolean' }, shop: { type: 'string', multiple: true } },
    pruneUsage,
  );
  const limit = msOf(older);
  const { name, shop, store, keys } = await openLocation(target);
  const shops = [...(shop ? [shop] : []), ...others.map((url) => new Shop(requireUrl('--shop ', url)))];
  const files = await findOld(name, limit, { store, keys, shops });
  if (dry) for (const file of files) console.log(file);
  else await store.remove(files);
  console.log(`${name} : ${files.length} fichiers ${dry ? 'seraient retirés' : 'retirés'} de ${store.name}`);
}
