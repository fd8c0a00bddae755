import { getInstance, satisfy } from '@module-federation/enhanced/runtime';
import { acceptedContracts, isRemoteManifest, type RemoteManifest } from 'shared-contracts/remotes';

/** The fields of `remote.json` needed to start a remote, and the URL of that version. */
export type Start = Pick<RemoteManifest, 'contract' | 'federation' | 'entry'> & { readonly url: string };

/** Timeout of `remote.json` in milliseconds: the host of a remote may be slow (specification, section 7). */
const manifestTimeout = 15_000;

/** Fetches the pointer of a remote. @throws when it does not arrive within 15 s or is not a manifest */
export async function fetchManifest(pointer: string, query: string): Promise<RemoteManifest> {
  const response = await fetch(`${pointer}${query}`, {
    signal: AbortSignal.timeout(manifestTimeout),
    cache: 'no-cache',
  });
  if (!response.ok) throw new Error(`remote.json: HTTP ${response.status}`);
  if (!response.headers.get('content-type')?.includes('json')) throw new Error('remote.json is not JSON');
  const manifest: unknown = await response.json();
  if (!isRemoteManifest(manifest)) throw new Error('remote.json is not a manifest');
  return manifest;
}

/** @throws when this shell does not provide the contract or federation runtime that the remote requires */
export function checkFit({ contract, federation }: Omit<Start, 'url'>): void {
  if (!acceptedContracts.includes(contract))
    throw new Error(`contract ${contract}, expected ${acceptedContracts.join(' or ')}`);
  const provided = getInstance()?.version ?? '';
  if (federation?.needs && !satisfy(provided, federation.needs))
    throw new Error(`needs a federation runtime ${federation.needs}, the shell provides ${provided}`);
}
