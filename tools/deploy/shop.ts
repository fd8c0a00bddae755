import { setTimeout as pause } from 'node:timers/promises';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { misfits, type ShellContract } from 'shared-contracts/remotes/shell-contract';
import { SetupError } from '../workspace/run-command.mjs';

/** What one shell of a shop decided on a version. */
export interface Verdict {
  /** `id`: of the process, `build`: of the shell. */
  readonly shell: { readonly id: string; readonly version: string; readonly build: string };
  /** `unfit`: it keeps an earlier version, which fits it. */
  readonly state: 'live' | 'refused' | 'unfit' | 'waiting';
  readonly reason?: string;
  /** Visitors have had a refused version: it was worse than the one before. */
  readonly isTakenBack?: boolean;
  /** How much slower its pages are than before; of the shell that responded. */
  readonly warning?: string | null;
}

const isNo = ({ state }: Verdict) => state === 'refused' || state === 'unfit';

/** Returns a line for each build of the shell; a refusal by one of its processes counts. */
export function describeVerdicts(verdicts: readonly Verdict[]): string[] {
  const ordered = [...verdicts.filter((each) => !isNo(each)), ...verdicts.filter(isNo)];
  const byBuild = new Map(ordered.map((verdict) => [verdict.shell.build, verdict]));
  return [...byBuild.values()].map((verdict) => {
    const { shell, state, reason } = verdict;
    const said = isNo(verdict)
      ? `refusée : ${reason}`
      : state === 'live'
        ? 'acceptée'
        : 'pas encore contrôlée';
    const slower = verdicts.find((each) => each.shell.build === shell.build && each.warning)?.warning;
    return `boutique ${shell.version} (${shell.build}) : ${said}${slower ? ` ; plus lente : ${slower}` : ''}`;
  });
}

/** What a running shop says of a remote. */
export interface RemoteInShop {
  readonly url: string;
  readonly publicKeys: readonly string[];
  readonly prefixes: readonly string[];
  /** In the pages of its shells. */
  readonly builds: readonly string[];
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
/** Maximum consecutive requests without a verdict; the shell waits 30 s for a slow file. */
const tries = 240;

/** Path of what a shell says of a remote and, if given, of one of its builds. */
const pathOf = (name: string, build = '') => `/remotes/${name}.json?build=${build}`;

/** Public responses of a running shop about a remote's versions. */
export class Shop {
  readonly origin: string;
  private hasWarned = false;

  constructor(url: string) {
    this.origin = new URL(url).origin;
  }

  /** Resolves to null if the shop has no such file. @throws {SetupError} if it does not respond */
  private async read<Content>(path: string): Promise<Content | null> {
    const url = `${this.origin}${path}`;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) });
      const isJson = response.headers.get('content-type')?.includes('json');
      return response.ok && isJson ? await response.json() : null;
    } catch {
      throw new SetupError(`${url} ne répond pas : démarrez la boutique, ou changez son adresse.`);
    }
  }

  /** Resolves to why a version fits no shell of the shop; null if they do not say. @throws as `read` */
  async misfits(manifest: RemoteManifest): Promise<string[] | null> {
    const contracts = await this.readFromAll<ShellContract>('/contract.json');
    const reasons = contracts.map((contract) => misfits(manifest, contract));
    return reasons.find(({ length }) => length === 0) ?? reasons[0] ?? null;
  }

  /** Resolves to null if the shop does not have the remote, or has no server. @throws as `read` */
  remote(name: string): Promise<RemoteInShop | null> {
    return this.read(pathOf(name));
  }

  /** Resolves to the responses of the shop's shells, some several times. @throws as `read` */
  private async readFromAll<Content>(path: string): Promise<Content[]> {
    const asked = Array.from({ length: requestsAtOnce }, () => this.read<Content>(path));
    return (await Promise.all(asked)).filter((content) => content !== null);
  }

  /** Resolves to the builds in the pages of all shells. @throws as `read` */
  async buildsInUse(name: string): Promise<string[]> {
    const answers = await this.readFromAll<RemoteInShop>(pathOf(name));
    return answers.flatMap(({ builds }) => builds);
  }

  /** Resolves to what each shell decided on a build; to none if one does not respond. */
  async verdicts(name: string, build: string): Promise<Verdict[]> {
    type Answer = { readonly verdicts: readonly Verdict[] };
    const answers = await this.readFromAll<Answer>(pathOf(name, build)).catch(() => []);
    const all = answers.flatMap(({ verdicts }) => verdicts);
    const byShell = new Map<string, Verdict>();
    // Only a shell's own answer has a warning; what others know of it may be older.
    for (const verdict of all)
      if ('warning' in verdict || !byShell.has(verdict.shell.id)) byShell.set(verdict.shell.id, verdict);
    const isAlone = answers.every(({ verdicts }) => verdicts.length === 1);
    if (byShell.size > 1 && isAlone && !this.hasWarned) {
      this.hasWarned = true;
      console.error(
        `${this.origin} : ${byShell.size} boutiques ne savent rien l'une de l'autre : donnez-leur le même VALKEY_URL.`,
      );
    }
    return [...byShell.values()];
  }

  /**
   * Resolves to the verdicts once each shell has one and one has accepted the build and kept it for `minutes`.
   * @throws {Refusal} if all refuse it, or as soon as one takes it back; {SetupError} if none is in time
   */
  async awaitVerdict(name: string, build: string, minutes = 0): Promise<readonly Verdict[]> {
    const end = Date.now() + minutes * 60_000;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      // A shop that is being replaced may not respond for a moment.
      const verdicts = await this.verdicts(name, build);
      const refused = verdicts.filter(isNo);
      const [refusal] = [...refused.filter(({ isTakenBack }) => isTakenBack), ...refused];
      if (refusal && (refusal.isTakenBack || refused.length === verdicts.length)) {
        const lines = describeVerdicts(verdicts);
        const reason = lines.length > 1 ? lines.join(' ; ') : (refusal.reason ?? '');
        throw new Refusal(`${this.origin} refuse ${name} (${build})`, reason);
      }
      if (verdicts.length > 0 && verdicts.every(({ state }) => state !== 'waiting')) {
        const left = end - Date.now();
        if (left <= 0) return verdicts;
        attempt = 0;
        await pause(Math.min(left, 10 * interval));
      } else await pause(interval);
    }
    throw new SetupError(`${this.origin} n'a pas dit si ${name} (${build}) est en ligne : voyez /status.`);
  }
}

/** Resolves to its `misfits`; null also if it does not respond: remotes may be deployed before it starts. */
export async function misfitsOf(manifest: RemoteManifest, shop: Shop | null): Promise<string[] | null> {
  try {
    return (await shop?.misfits(manifest)) ?? null;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`${error.message} La version n'est pas comparée avec elle.`);
    return null;
  }
}
