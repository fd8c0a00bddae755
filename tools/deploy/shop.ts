import { setTimeout as pause } from 'node:timers/promises';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { SetupError } from '../setup/run-command.mjs';

interface Verdict {
  readonly state: 'live' | 'refused' | 'waiting';
  readonly reason?: string;
}

/** Milliseconds for a response, and between two requests for a verdict. */
const timeLimit = 15_000;
const interval = 500;
/** Maximum requests for a verdict; the shell waits 30 s for each file that does not respond. */
const tries = 240;

/** Public responses of a running shop about a remote's versions. */
export class Shop {
  readonly origin: string;

  constructor(url: string) {
    this.origin = new URL(url).origin;
  }

  /** Resolves to null if the shop has no such file. @throws {SetupError} if it does not respond */
  async read<Content>(path: string): Promise<Content | null> {
    const url = `${this.origin}${path}`;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) });
      const isJson = response.headers.get('content-type')?.includes('json');
      return response.ok && isJson ? await response.json() : null;
    } catch {
      throw new SetupError(`${url} ne répond pas : démarrez la boutique, ou changez son adresse.`);
    }
  }

  /** Resolves to the accepted contracts; null for a static site, which does not check versions. */
  async contracts(): Promise<readonly number[] | null> {
    const contract = await this.read<{ readonly contracts: readonly number[] }>('/contract.json');
    return contract?.contracts ?? null;
  }

  /** Resolves to the manifest of the version in its pages, as written by the build; null for none. */
  async manifest(name: string): Promise<RemoteManifest | null> {
    const named = await this.read<RemoteManifest>(`/remotes/${name}.json`);
    if (!named) return null;
    // The shell adds the URL, which would change the name of the build.
    const { url: _url, ...manifest } = named;
    return manifest;
  }

  /** Resolves once the build is live in the shop. @throws {SetupError} with the reason if it is refused */
  async awaitVerdict(name: string, build: string): Promise<void> {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const verdict = await this.read<Verdict>(`/remotes/${name}.json?build=${build}`);
      if (verdict?.state === 'live') return;
      if (verdict?.state === 'refused')
        throw new SetupError(`${this.origin} refuse ${name} (${build}) : ${verdict.reason}`);
      if (!verdict) break;
      await pause(interval);
    }
    throw new SetupError(`${this.origin} n'a pas dit si ${name} (${build}) est en ligne : voyez /status.`);
  }
}

/** Resolves to null if the shop does not respond: remotes may be deployed before it starts. */
export async function shopContracts(shop: Shop | null): Promise<readonly number[] | null> {
  try {
    return (await shop?.contracts()) ?? null;
  } catch (error) {
    console.error(`${(error as Error).message} La version n'est pas comparée avec elle.`);
    return null;
  }
}
