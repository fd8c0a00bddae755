import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { markEntry } from './remote-elements';

/** Timeout of an entry script in milliseconds: a remote's host may be slow (specification, section 7). */
const scriptTimeout = 120_000;

/** Integrity of every entry registered so far, by URL; the federation runtime does not store it. */
const integrityByUrl = new Map<string, string>();

/** Registers the integrity hash that the entry at the URL must have. */
export const expectIntegrity = (url: string, integrity: string) => void integrityByUrl.set(url, integrity);

function createScript({ url, remoteInfo }: { url: string; remoteInfo?: { name: string } }) {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  const integrity = integrityByUrl.get(url);
  if (integrity) script.integrity = integrity;
  if (remoteInfo) markEntry(script, remoteInfo.name);
  return { script, timeout: scriptTimeout };
}

/** Runtime plugin that verifies entries: the package sets no integrity (webpack/webpack#14310). */
export const integrity: ModuleFederationRuntimePlugin = { name: 'integrity', createScript };
