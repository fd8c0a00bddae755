import { setTimeout as pause } from 'node:timers/promises';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { misfits, type ShellContract } from 'shared-contracts/remotes/shell-contract';
import { SetupError } from '../workspace/run-command.mjs';

interface Verdict {
  readonly state: 'live' | 'refused' | 'waiting';
  readonly reason?: string;
}

/** What a shop says of a remote. */
interface RemoteInShop {
  readonly url: string;
  readonly publicKeys: readonly string[];
  readonly prefixes: readonly string[];
  /** Percentages of the visitors that a deployment goes through, and the minutes for each. */
  readonly rollout: { readonly percents: readonly number[]; readonly minutes: number };
}

/** The shop does not accept a version, or takes it back from the visitors who have it. */
export class Refusal extends SetupError {
  constructor(
    what: string,
    readonly reason: string,
  ) {
    super(`${what} : ${reason}`);
  }
}

/** Milliseconds for a response, and between two requests for a verdict. */
const timeLimit = 15_000;
const interval = 500;
/** Requests at once, so that each of a few shells behind a balancer responds. */
const requestsAtOnce = 16;
/** Maximum consecutive requests without a verdict; the shell waits a minute for a slow file. */
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

  /** Resolves to why a version does not fit; null if the shop does not say what it provides. @throws as `read` */
  async misfits(manifest: RemoteManifest): Promise<string[] | null> {
    const contract = await this.read<ShellContract>('/contract.json');
    return contract && misfits(manifest, contract);
  }

  /** Resolves to null if the shop does not have the remote, or has no server. @throws as `read` */
  remote(name: string): Promise<RemoteInShop | null> {
    return this.read(`/remotes/${name}.json?build=`);
  }

  /** Resolves to the responses of the shop's shells, some several times. @throws as `read` */
  private async readFromAll<Content>(path: string): Promise<Content[]> {
    const asked = Array.from({ length: requestsAtOnce }, () => this.read<Content>(path));
    return (await Promise.all(asked)).filter((content) => content !== null);
  }

  /** Resolves to the manifests of the versions in its pages, as written by the build. */
  async manifests(name: string): Promise<RemoteManifest[]> {
    const named = await this.readFromAll<RemoteManifest>(`/remotes/${name}.json`);
    // The shell adds the URL, which would change the name of the build.
    return named.map(({ url: _url, ...manifest }) => manifest);
  }

  /** Resolves to what the shells decided on a build; to none if one does not respond. */
  verdicts(name: string, build: string): Promise<Verdict[]> {
    return this.readFromAll<Verdict>(`/remotes/${name}.json?build=${build}`).catch(() => []);
  }

  /**
   * Resolves once the shop has accepted the build, and has kept it for some minutes.
   * @throws {Refusal} as soon as one of its shells refuses the build
   */
  async awaitVerdict(name: string, build: string, minutes = 0): Promise<void> {
    const end = Date.now() + minutes * 60_000;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      // A shop that is being replaced may not respond for a moment.
      const verdicts = await this.verdicts(name, build);
      const refusal = verdicts.find(({ state }) => state === 'refused');
      if (refusal) throw new Refusal(`${this.origin} refuse ${name} (${build})`, refusal.reason ?? '');
      if (verdicts.some(({ state }) => state === 'live')) {
        const left = end - Date.now();
        if (left <= 0) return;
        attempt = 0;
        await pause(Math.min(left, 10 * interval));
      } else await pause(interval);
    }
    throw new SetupError(`${this.origin} n'a pas dit si ${name} (${build}) est en ligne : voyez /status.`);
  }
}

/** Resolves to the same; null also if the shop does not respond: remotes may be deployed before it starts. */
export async function misfitsOf(manifest: RemoteManifest, shop: Shop | null): Promise<string[] | null> {
  try {
    return (await shop?.misfits(manifest)) ?? null;
  } catch (error) {
    console.error(`${(error as Error).message} La version n'est pas comparée avec elle.`);
    return null;
  }
}
