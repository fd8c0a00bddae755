import { createHash } from 'node:crypto';
import { type RemoteFile, type RemoteManifest, signedText } from 'shared-contracts/remotes';
import { SetupError } from '../setup/run-command.mjs';

/** The one file of a remote that changes its content: it names all others. */
export const pointerFile = 'remote.json';
/** What the federation package's own tools read. */
export const toolsFile = 'mf-manifest.json';
/** What was live since when, beside it. */
export const releasesFile = 'releases.json';
/** The copy of a pointer, for rollback and prune. */
export const copyOf = (build: string) => `remote.${build}.json`;
/** The copy of what those tools read of a build, for rollback. */
export const toolsCopyOf = (build: string) => `mf-manifest.${build}.json`;
export const isCopy = (file: string) => /^remote\.[0-9a-f]{10}\.json$/.test(file);

export const hashOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Name of a build: ten digits of the hash of its unsigned `remote.json`, as the shell's `/health` has it. */
export const buildOf = (manifest: RemoteManifest) =>
  createHash('sha256').update(signedText(manifest)).digest('hex').slice(0, 10);

/** The bytes of a pointer as they lie on a host. */
export const textOf = (manifest: RemoteManifest) => Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);

/** Every file that a pointer names, with its sha384, once. */
export function filesOf({ entry, server, exposes = {}, pages, files = [] }: RemoteManifest): RemoteFile[] {
  const all = [entry, ...(server ? [server] : []), ...files];
  for (const { scripts, styles } of [...Object.values(exposes), ...Object.values(pages)])
    all.push(...scripts, ...styles);
  return [...new Map(all.map((named) => [named.file, named])).values()];
}

/** What a build may have beside a file: it compressed, and its source map. */
export const companions = (file: string) => ['.br', '.gz', '.map'].map((ending) => file + ending);

/** `where`: for the message. @throws {SetupError} when it is no pointer of that remote */
export function parsePointer(content: Buffer, name: string, where: string): RemoteManifest {
  let manifest: Partial<RemoteManifest> | null;
  try {
    manifest = JSON.parse(content.toString('utf8'));
  } catch {
    throw new SetupError(`${where} n'est pas du JSON : remettez-le, ou changez de dossier.`);
  }
  if (
    typeof manifest?.name !== 'string' ||
    !manifest.entry?.file ||
    typeof manifest.pages !== 'object' ||
    !manifest.pages
  )
    throw new SetupError(`${where} n'est pas le remote.json d'une application : changez de dossier.`);
  if (manifest.name !== name)
    throw new SetupError(`${where} est celui de ${manifest.name}, pas de ${name} : changez de dossier.`);
  return manifest as RemoteManifest;
}
