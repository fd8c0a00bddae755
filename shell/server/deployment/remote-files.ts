import { extname } from 'node:path';
import { buildOf, filesOf, integrityOf } from 'server-kit/remote-build';
import {
  earlierVersions,
  fittingVersion,
  isRemoteManifest,
  type RemoteFile,
  type RemoteManifest,
} from 'shared-contracts/remotes';
import { misfits, type ShellContract } from 'shared-contracts/remotes/shell-contract';

/** Milliseconds for a file; long, since this machine may be busy. A shell starts without what takes longer. */
const timeLimit = 30_000;
/** Bytes; a manifest has a few hundred bytes per file, a bundle of pages a few hundred kB. */
const sizeLimits = { manifest: 1_000_000, file: 5_000_000 };

/** Has the status of the response, if there was one and it was no success. */
type FetchError = Error & { readonly status?: number };

/** Whether a file has the sha384 that `remote.json` declares. */
export const isIntact = (content: Buffer, { integrity }: RemoteFile) => integrity === integrityOf(content);

/** Returns why a request failed; the cause of a bare "fetch failed" has the actual reason. */
function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return `pas entier en ${timeLimit / 1000} s`;
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** @throws naming the header because of which browsers would block the file on a page of `origin` */
function requireReadable(url: string, headers: Headers, origin: string): void {
  const allowed = headers.get('access-control-allow-origin');
  if (new URL(url).origin !== origin && allowed !== '*' && allowed !== origin)
    throw new Error(`Access-Control-Allow-Origin n'autorise pas ${origin}`);
  const type = headers.get('content-type') ?? '';
  const isStrict = headers.get('x-content-type-options')?.toLowerCase() === 'nosniff';
  const ofScript = isStrict ? /javascript|ecmascript/ : /^(?!image\/|audio\/|video\/|text\/csv)/;
  const expected = url.endsWith('.css') ? /^text\/css/ : url.endsWith('.js') ? ofScript : /^/;
  if (expected.test(type)) return;
  const strictly = isStrict ? ' avec X-Content-Type-Options: nosniff' : '';
  throw new Error(`Content-Type « ${type} »${strictly} n'est pas celui du fichier`);
}

const destinations: Readonly<Record<string, string>> = { '.js': 'script', '.css': 'style' };

/** Requests a file; null as soon as it exceeds the limit. @throws why; {TypeError} when the connection is lost */
async function request(url: string, file: string, sizeLimit: number, origin?: string) {
  const ending = new AbortController();
  const { signal } = ending;
  // `AbortSignal.any` would let Node 20 collect the timeout, and its timer with it.
  const timeout = AbortSignal.timeout(timeLimit);
  timeout.addEventListener('abort', () => ending.abort(timeout.reason));
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    const headers = origin ? { origin, 'sec-fetch-dest': destinations[extname(file)] ?? 'empty' } : {};
    const response = await fetch(`${url}${file}`, { headers, signal, redirect: 'error' });
    const { ok, status } = response;
    if (!ok) throw Object.assign(new Error(`statut ${status}`), { status });
    if (origin) requireReadable(`${url}${file}`, response.headers, origin);
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > sizeLimit) return null;
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    ending.abort();
  }
}

/** Fetches a file, requested once more if the connection is lost. @throws with the reason for the operator */
async function fetchFile(url: string, file: string, sizeLimit: number, origin?: string): Promise<Buffer> {
  const attempt = () => request(url, file, sizeLimit, origin);
  const content = await attempt()
    .catch((error: Error) => {
      if (error.name === 'TypeError') return attempt();
      throw error;
    })
    .catch((error: FetchError) => {
      const { status } = error;
      throw Object.assign(new Error(`${file} ne peut pas être lu : ${reasonOf(error)}`), { status });
    });
  if (!content) throw new Error(`${file} dépasse ${sizeLimit} octets`);
  return content;
}

/** Fetches a file of a build, for pages of `origin` or the server. @throws if missing or with another hash */
export async function fetchNamedFile(url: string, named: RemoteFile, origin?: string): Promise<Buffer> {
  const { file } = named;
  const content = await fetchFile(url, file, sizeLimits.file, origin);
  if (!isIntact(content, named)) throw new Error(`${file} n'est pas le fichier que remote.json indique`);
  return content;
}

/** Fetches the files of a version as pages of `origin` do. @throws naming one that browsers cannot load */
export async function checkFiles(url: string, manifest: RemoteManifest, origin: string): Promise<void> {
  const { server } = manifest;
  await Promise.all(
    filesOf(manifest).map((named) => fetchNamedFile(url, named, named === server ? undefined : origin)),
  );
}

/** @throws with the reason for the operator */
export async function fetchJson(url: string, file: string, kind: keyof typeof sizeLimits = 'manifest') {
  const content = await fetchFile(url, file, sizeLimits[kind]);
  try {
    return JSON.parse(new TextDecoder().decode(content)) as unknown;
  } catch (error) {
    throw new Error(`${file} n'est pas du JSON : ${(error as Error).message}`);
  }
}

/** @throws with the reason for the operator */
async function fetchPointer(name: string, url: string, file: string): Promise<RemoteManifest> {
  const manifest = await fetchJson(url, file);
  if (!isRemoteManifest(manifest)) throw new Error(`${file} n'est pas un manifeste`);
  if (manifest.name !== name) throw new Error(`${file} est celui de ${manifest.name}`);
  return manifest;
}

/** Fetches the copy of a build's pointer. @throws with the reason for the operator */
export async function fetchBuild(name: string, url: string, build: string): Promise<RemoteManifest> {
  const file = `remote.${build}.json`;
  const copy = await fetchPointer(name, url, file);
  if (buildOf(copy) !== build) throw new Error(`${file} n'est pas celui de cette construction`);
  return copy;
}

/** A remote whose versions are searched for one that fits a shell. */
interface Searched {
  readonly name: string;
  readonly url: string;
  readonly shell: ShellContract;
  /** Copies of pointers that are missing or do not fit: the next search does not read them again. */
  readonly unfit?: Set<string>;
}

/** Returns what a search needs: does a version fit the shell, and a reader of files next to `remote.json`. */
function searchFunctions({ name, url, shell, unfit = new Set() }: Searched) {
  const isFitting = (manifest: RemoteManifest) => misfits(manifest, shell).length === 0;
  async function read(file: string) {
    if (file === 'releases.json') return fetchJson(url, file);
    if (unfit.has(file)) return null;
    const manifest = await fetchPointer(name, url, file).catch((error: FetchError) => {
      if (error.status === 404) unfit.add(file);
      throw error;
    });
    if (!isFitting(manifest)) unfit.add(file);
    return manifest;
  }
  return [isFitting, read] as const;
}

/** Yields the earlier versions that fit this shell, the last one first. */
export const fetchEarlierVersions = (searched: Searched) => earlierVersions(...searchFunctions(searched));

/**
 * Fetches `remote.json`: the canary, the newest version, and the last one that fits this shell, else the newest,
 * which the gate then refuses.
 * @throws with the reason for the operator when `remote.json` cannot be read
 */
export async function fetchVersions(searched: Searched) {
  const { canary = null, ...newest } = await fetchPointer(searched.name, searched.url, 'remote.json');
  return { canary, newest, fitting: await fittingVersion(newest, ...searchFunctions(searched)) };
}
