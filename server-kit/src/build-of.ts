import { createHash } from 'node:crypto';
import { type RemoteFile, type RemoteManifest, signedText } from 'shared-contracts/remotes';

/** Returns the id of a build: ten digits of the hash of its `remote.json` without signature and canary. */
export const buildOf = (manifest: RemoteManifest): string =>
  createHash('sha256').update(signedText(manifest)).digest('hex').slice(0, 10);

/** Returns the sha384 of a file as in `remote.json`. */
export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Returns every file that a manifest lists, without duplicates. */
export function filesOf({ entry, server, exposes = {}, pages, files = [] }: RemoteManifest): RemoteFile[] {
  const parts = [...Object.values(exposes), ...Object.values(pages)];
  const ofParts = parts.flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const all = [entry, ...(server ? [server] : []), ...files, ...ofParts];
  return [...new Map(all.map((named) => [`${named.file} ${named.integrity}`, named])).values()];
}
