import { fittingVersion, isRemoteManifest, type RemoteManifest } from 'shared-contracts/remotes';

/** The fields of `remote.json` needed to start a remote, and the URL of that version. */
export type Start = Pick<RemoteManifest, 'entry'> & { readonly url: string };

/** Timeout of `remote.json` in milliseconds: the host of a remote may be slow (specification, section 7). */
const manifestTimeout = 15_000;

/** Fetches JSON of a remote. @throws naming the path when it is missing; also when it takes longer than 15 s */
async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(manifestTimeout), cache: 'no-cache' });
  // Without host: reports of visits attribute errors to the build whose URL they name.
  const { pathname } = new URL(url, window.location.href);
  if (!response.ok) throw new Error(`${pathname}: HTTP ${response.status}`);
  if (!response.headers.get('content-type')?.includes('json')) throw new Error(`${pathname} is not JSON`);
  return response.json();
}

/** Fetches the pointer of a remote. @throws when it does not arrive within 15 s or is not a manifest */
export async function fetchManifest(pointer: string, query: string): Promise<RemoteManifest> {
  const manifest = await fetchJson(`${pointer}${query}`);
  if (!isRemoteManifest(manifest)) throw new Error('remote.json is not a manifest');
  return manifest;
}

/**
 * Returns a version if it fits this shell, else the last earlier one at its URL.
 * @param provides whether this shell has a version of a module within a range
 * @throws when none fits
 */
export async function fittingAt(
  url: string,
  newest: RemoteManifest,
  query: string,
  provides: (module: string, range: string) => boolean,
): Promise<RemoteManifest> {
  const missingOf = ({ needs }: RemoteManifest) => Object.entries(needs).filter((need) => !provides(...need));
  const isFitting = (manifest: RemoteManifest) => missingOf(manifest).length === 0;
  const manifest = await fittingVersion(newest, isFitting, (file) => fetchJson(`${url}${file}${query}`));
  const missing = missingOf(manifest);
  if (missing.length > 0) throw new Error(`needs ${missing.map((need) => need.join(' ')).join(', ')}`);
  return manifest;
}
