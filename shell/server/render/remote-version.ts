import { createHash } from 'node:crypto';
import { contractVersion, type RemoteFile, type RemoteManifest } from 'shared-contracts/remotes';
import { askRemote } from '../ask-remote';
import { remoteAddress } from './remote-address';

/** Everything of one version of a remote that the server needs to render its pages; never mixed with another version. */
export interface RemoteVersion {
  readonly url: string;
  readonly manifest: RemoteManifest;
  /** sha384 of the server bundle. */
  readonly hash: string;
  /** The server bundle, with the remote's address put in. */
  readonly source: string;
  /** Text of every stylesheet of its pages, by file. */
  readonly styles: ReadonlyMap<string, string>;
}

/** bytes; a bundle of pages is some hundred kB. */
const sizeLimit = 5_000_000;

async function fetchText(url: string, { file, integrity }: RemoteFile): Promise<string> {
  const content = Buffer.from(await askRemote(url, file, (response) => response.arrayBuffer()));
  if (content.length > sizeLimit) throw new Error(`${file} dépasse ${sizeLimit} octets`);
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (found !== integrity) throw new Error(`${file} n'est pas le fichier que remote.json indique`);
  return content.toString('utf8');
}

/** Takes a version of a remote from its address. @throws when a file is missing or is not the one that was named. */
export async function fetchVersion(url: string, manifest: RemoteManifest): Promise<RemoteVersion> {
  const { server, contract } = manifest;
  if (contract !== contractVersion) throw new Error(`contrat ${contract}, attendu : ${contractVersion}`);
  if (!server) throw new Error('aucun bundle pour le serveur');
  const parts = [...Object.values(manifest.pages), ...Object.values(manifest.exposes ?? {})];
  const files = new Map(parts.flatMap(({ styles }) => styles).map((style) => [style.file, style]));
  const [source, ...texts] = await Promise.all([
    fetchText(url, server),
    ...[...files.values()].map((file) => fetchText(url, file)),
  ]);
  const styles = new Map([...files.keys()].map((file, index) => [file, texts[index] ?? '']));
  return {
    url,
    manifest,
    hash: server.integrity,
    source: (source ?? '').replaceAll(remoteAddress, url),
    styles,
  };
}
