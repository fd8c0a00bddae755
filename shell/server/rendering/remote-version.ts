import type { RemoteFile, RemoteManifest } from 'shared-contracts/remotes';
import contract from 'shared-contracts/remotes/contract.json';

/** What the server needs to render the pages of one version of a remote; never mixed with another. */
export type RemoteVersion = Readonly<Awaited<ReturnType<typeof readVersion>>>;

/** Gives a file of a remote's build. @throws when there is none that is as named */
export type ReadRemoteFile = (url: string, named: RemoteFile) => Promise<Buffer>;

/** What the server needs of a version: its bundle and the styles of its pages. */
export function serverFilesOf({ server, pages, exposes = {} }: RemoteManifest): readonly RemoteFile[] {
  const parts = [...Object.values(pages), ...Object.values(exposes)];
  const styles = new Map(parts.flatMap((part) => part.styles).map((style) => [style.file, style]));
  return [...(server ? [server] : []), ...styles.values()];
}

/** @throws when a file is missing or has another hash */
export async function readVersion(url: string, manifest: RemoteManifest, read: ReadRemoteFile) {
  const { server } = manifest;
  if (!server) throw new Error('aucun bundle pour le serveur');
  const texts = await Promise.all(
    serverFilesOf(manifest).map(
      async (named) => [named.file, (await read(url, named)).toString('utf8')] as const,
    ),
  );
  const styles = new Map(texts);
  const source = styles.get(server.file) ?? '';
  styles.delete(server.file);
  return {
    url,
    manifest,
    /** sha384 of the server bundle. */
    hash: server.integrity,
    /** The server bundle, with the URL of the remote put in. */
    source: source.replaceAll(contract.urlPlaceholder, url),
    /** Text of every stylesheet of its pages, by file. */
    styles: styles as ReadonlyMap<string, string>,
  };
}
