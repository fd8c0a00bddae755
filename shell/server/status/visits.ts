import type { FastifyInstance } from 'fastify';
import { visitsPath } from '../../src/federation/visits-path';
import { endWorseShares } from '../deployment/canaries';
import type { Deployments } from '../deployment/deployments';
import type { BuildStatus, BuildVisits } from '../deployment/remote-status';

interface Minute {
  /** Minutes since the epoch. */
  readonly at: number;
  visits: number;
  errors: number;
}

interface Counted {
  readonly build: BuildStatus;
  readonly minutes: Minute[];
}

/** Builds of a remote that are counted at once: the live one and those before it that open tabs still have. */
const mostBuilds = 4;
const hour = 60;

const fileOf = (url: unknown) => String(url).split('/').at(-1) ?? '';

/** What browsers report of the builds of remotes, in this process. Nothing of a visitor is known. */
export class Visits {
  /** By remote and name of the entry's file, which identifies a build; the newest last. */
  private readonly counted = new Map<string, Map<string, Counted>>();

  constructor(
    /** The live versions, and those that a share of visitors gets. */
    private readonly sources: readonly Pick<Deployments, 'remotes' | 'status'>[],
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one report, `{ kind, builds: { REMOTE: URL_OF_ENTRY } }`; what names no build that was live is ignored. */
  count(text: string): void {
    let report: unknown;
    try {
      report = JSON.parse(text);
    } catch {
      return;
    }
    const { kind, builds } = (report ?? {}) as { kind?: unknown; builds?: unknown };
    if (kind !== 'visits' && kind !== 'errors') return;
    this.knowBuilds();
    for (const [remote, counted] of this.counted) {
      const build = counted.get(fileOf((builds as Record<string, unknown>)?.[remote]));
      if (build) this.minuteOf(build)[kind] += 1;
    }
  }

  /** By remote, what all visitors get first, then what a share gets, then those before. */
  of(remote: string): BuildVisits[] {
    const since = this.minute() - hour;
    const counted = this.counted.get(remote) ?? new Map<string, Counted>();
    const current = this.filesOf(remote).flatMap((file) => counted.get(file) ?? []);
    return [...new Set([...current, ...[...counted.values()].reverse()])].map(({ build, minutes }) => {
      const { version, build: id, commit } = build;
      const lastHour = minutes.filter(({ at }) => at > since);
      const sum = (kind: 'visits' | 'errors') => lastHour.reduce((total, minute) => total + minute[kind], 0);
      return { version, build: id, commit, visits: sum('visits'), errors: sum('errors') };
    });
  }

  private minute(): number {
    return Math.floor(this.now() / 60_000);
  }

  private minuteOf({ minutes }: Counted): Minute {
    const at = this.minute();
    const last = minutes.at(-1);
    if (last?.at === at) return last;
    const minute = { at, visits: 0, errors: 0 };
    minutes.push(minute);
    if (minutes.length > hour) minutes.shift();
    return minute;
  }

  /** Entry files of the builds that visitors get now. */
  private filesOf(remote: string): string[] {
    return this.sources.flatMap(({ remotes }) => remotes[remote]?.manifest?.entry.file ?? []);
  }

  private knowBuilds(): void {
    for (const source of this.sources)
      for (const [remote, { manifest }] of Object.entries(source.remotes)) {
        const counted = this.counted.get(remote) ?? new Map<string, Counted>();
        const build = manifest && !counted.has(manifest.entry.file) && source.status()[remote]?.live;
        if (!build) continue;
        this.counted.set(remote, counted.set(manifest.entry.file, { build, minutes: [] }));
        const current = this.filesOf(remote);
        const oldest = [...counted.keys()].find((file) => !current.includes(file));
        if (counted.size > mostBuilds && oldest !== undefined) counted.delete(oldest);
      }
  }
}

/** `POST /visits`: a beacon of at most 4 kB; always 204, so that nothing is learnt by forging. */
export function addVisits(server: FastifyInstance, visits: Visits, canaries: Deployments): void {
  server.post<{ Body: string }>(visitsPath, { bodyLimit: 4096 }, async ({ body }, reply) => {
    visits.count(body);
    endWorseShares(canaries, (name) => visits.of(name));
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
