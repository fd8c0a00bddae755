import type { RemoteFile, RemoteManifest } from 'shared-contracts/remotes';
import { fetchRemoteFile } from './fetch-remote-file';
import { isIntact } from './integrity';

/** bytes; a bundle of pages is some hundred kB. */
const sizeLimit = 5_000_000;

/** Takes a file of a remote's build from its host. @throws when it is missing or is not the one that was named */
export async function fetchNamedFile(url: string, named: RemoteFile): Promise<Buffer> {
  const { file } = named;
  const content = await fetchRemoteFile(url, file, sizeLimit);
  if (!isIntact(content, named)) throw new Error(`${file} n'est pas le fichier que remote.json indique`);
  return content;
}

/** Every file that a `remote.json` names, once. */
export function filesOf({
  entry,
  server,
  exposes = {},
  pages,
  files = [],
}: RemoteManifest): readonly RemoteFile[] {
  const parts = [...Object.values(exposes), ...Object.values(pages)];
  const all = [entry, ...(server ? [server] : []), ...files];
  for (const { scripts, styles } of parts) all.push(...scripts, ...styles);
  return [...new Map(all.map((named) => [`${named.file} ${named.integrity}`, named])).values()];
}

/** Asks a remote's host for every file that its `remote.json` names. @throws naming the first one that is not as named */
export async function checkFiles(url: string, manifest: RemoteManifest): Promise<void> {
  await Promise.all(filesOf(manifest).map((named) => fetchNamedFile(url, named)));
}
