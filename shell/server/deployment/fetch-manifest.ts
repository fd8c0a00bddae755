import { fittingVersion, isRemoteManifest, type RemoteManifest } from 'shared-contracts/remotes';
import { fetchRemoteFile } from './fetch-remote-file';

/** bytes; a manifest names each file of a build in some hundred bytes. */
const sizeLimit = 1_000_000;

function parsed(file: string, content: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch (error) {
    throw new Error(`${file} n'est pas du JSON : ${(error as Error).message}`);
  }
}

async function fetchPointer(name: string, url: string, file: string): Promise<RemoteManifest> {
  const manifest = parsed(file, await fetchRemoteFile(url, file, sizeLimit));
  if (!isRemoteManifest(manifest)) throw new Error(`${file} n'est pas un manifeste`);
  if (manifest.name !== name) throw new Error(`${file} est celui de ${manifest.name}`);
  return manifest;
}

/**
 * What lies at a remote's URL for a contract that this shell takes; else its `remote.json`, which the gate then refuses.
 * @throws with the reason for the operator when `remote.json` cannot be read
 */
export async function fetchManifest(name: string, url: string): Promise<RemoteManifest> {
  const newest = await fetchPointer(name, url, 'remote.json');
  return fittingVersion(newest, (file) => fetchPointer(name, url, file));
}
