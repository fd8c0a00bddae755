import { getInstance, satisfy } from '@module-federation/enhanced/runtime';
import { acceptedContracts, isRemoteManifest, type RemoteManifest } from 'shared-contracts/remotes';

/** How a remote starts, as its `remote.json` says, and where that version lies. */
export type Start = Pick<RemoteManifest, 'contract' | 'federation' | 'entry'> & { readonly url: string };

/** ms; the host of a remote may be slow, but not for ever (specification section 7). */
const manifestTimeout = 15_000;

/** Reads a pointer of a remote at its URL. @throws when it does not come within 15 s or is none */
export async function fetchManifest(pointer: string, query: string): Promise<RemoteManifest> {
  const response = await fetch(`${pointer}${query}`, {
    signal: AbortSignal.timeout(manifestTimeout),
    cache: 'no-cache',
  });
  if (!response.ok) throw new Error(`remote.json answered ${response.status}`);
  if (!response.headers.get('content-type')?.includes('json')) throw new Error('remote.json is not JSON');
  const manifest: unknown = await response.json();
  if (!isRemoteManifest(manifest)) throw new Error('remote.json is not a manifest');
  return manifest;
}

/** @throws for a remote that was built for a contract, or for a federation runtime, that this shell does not give */
export function checkFit({ contract, federation }: Omit<Start, 'url'>): void {
  if (!acceptedContracts.includes(contract))
    throw new Error(`contract ${contract}, expected ${acceptedContracts.join(' or ')}`);
  const given = getInstance()?.version ?? '';
  if (federation?.needs && !satisfy(given, federation.needs))
    throw new Error(`needs a federation runtime ${federation.needs}, given is ${given}`);
}
