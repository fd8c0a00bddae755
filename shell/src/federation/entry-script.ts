import { markEntry } from './remote-elements';

/** ms; the provider of a remote may be slow, but not for ever (specification section 7). */
const scriptTimeout = 120_000;

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
