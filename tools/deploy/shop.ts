import { setTimeout as pause } from 'node:timers/promises';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { SetupError } from '../setup/run-command.mjs';

interface Verdict {
  readonly state: 'live' | 'refused' | 'waiting';
  readonly reason?: string;
}

/** ms for a response, and between two requests for a verdict */
const timeLimit = 15_000;
const interval = 500;
/** Requests for a verdict; the shell gives a silent file 30 s. */
const tries = 240;

/** A shop that names a remote's versions, by its public responses. */
export class Shop {
  readonly origin: string;

  constructor(url: string) {
    this.origin = new URL(url).origin;
  }

  /** Null where the shop has no such response. @throws {SetupError} when it does not respond */
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

  /** The contracts that it accepts; null for a static site, which has no gate. */
  async contracts(): Promise<readonly number[] | null> {
    const contract = await this.read<{ readonly contracts: readonly number[] }>('/contract.json');
    return contract?.contracts ?? null;
  }

  /** The version that its pages name, as its build wrote it; null for none. */
  async manifest(name: string): Promise<RemoteManifest | null> {
    const named = await this.read<RemoteManifest>(`/remotes/${name}.json`);
    if (!named) return null;
    // The shell adds the URL, which would make it another build.
    const { url: _url, ...manifest } = named;
    return manifest;
  }

  /** Resolves once the build is live in it. @throws {SetupError} with the reason when it is refused */
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

/** Null for a shop that does not respond yet: its remotes may be deployed before it starts. */
export async function shopContracts(shop: Shop | null): Promise<readonly number[] | null> {
  try {
    return (await shop?.contracts()) ?? null;
  } catch (error) {
    console.error(`${(error as Error).message} La version n'est pas comparée avec elle.`);
    return null;
  }
}
