import {
  getInstance,
  type ModuleFederationRuntimePlugin,
  satisfy,
} from '@module-federation/enhanced/runtime';
import { acceptedContracts, isRemoteManifest, type RemoteManifest } from 'shared-contracts/remotes';
import { markEntry } from './remote-elements';

/** How a remote starts, as its `remote.json` says, and where that version lies. */
export type Start = Pick<RemoteManifest, 'contract' | 'federation' | 'entry'> & { readonly url: string };

/** ms; the provider of a remote may be slow, but not for ever (specification section 7). */
const scriptTimeout = 120_000;
const manifestTimeout = 15_000;

/** Integrity of every entry registered so far, by URL; the federation runtime does not store it. */
const integrityByUrl = new Map<string, string>();

/** The entry at the URL is refused unless its hash is this one. */
export const expectIntegrity = (url: string, integrity: string) => void integrityByUrl.set(url, integrity);

/** The federation runtime's hook `createScript`: the script of a remote's entry, checked and with the time limit in ms. */
export function createEntryScript({ url, remoteInfo }: { url: string; remoteInfo?: { name: string } }) {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  const integrity = integrityByUrl.get(url);
  if (integrity) script.integrity = integrity;
  if (remoteInfo) markEntry(script, remoteInfo.name);
  return { script, timeout: scriptTimeout };
}

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

/**
 * Runtime plugin that lists the shell and the remotes it has loaded where the Module Federation browser extension reads
 * them. The package does so itself only for remotes whose entry is a manifest; ours are plain scripts.
 */
export const inspector: ModuleFederationRuntimePlugin = {
  name: 'inspector',
  onLoad({ remote, origin }) {
    if (!('entry' in remote)) return;
    const { moduleInfo } = __FEDERATION__;
    const host = moduleInfo[origin.name];
    const known = host && 'remotesInfo' in host ? host.remotesInfo : {};
    moduleInfo[origin.name] = {
      version: '',
      buildVersion: '',
      remoteTypesZip: '',
      consumerList: [],
      shared: [],
      remotesInfo: { ...known, [remote.name]: { matchedVersion: remote.entry } },
    };
    moduleInfo[`${remote.name}:${remote.entry}`] = {
      version: remote.entry,
      remoteEntry: remote.entry,
      globalName: remote.name,
    };
  },
};
