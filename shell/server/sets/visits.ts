import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkOf } from 'server-kit/networks';
import { buildOf, filesOf } from 'server-kit/remote-build';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { visitsPath } from '../../src/federation/visits-path';
import type { Version } from '../deployment/versions';
import { describeError } from './describe-error';
import { isFromOtherOrigin } from './same-origin';

/** A visit of a network with one build; its further reports within the hour are no further visits. */
interface Visit {
  hadError: boolean;
  /** How fast it was, in milliseconds. */
  speed?: { readonly lcp: number; readonly inp: number };
}

/** Visits of the last hour that started with one build of a remote, and how many of them had an error. */
export interface BuildVisits {
  readonly version: string;
  readonly build: string;
  readonly commit: string | null;
  readonly visits: number;
  readonly errors: number;
  /** The first one of this build: message and frame, without data of a visitor; null: none with a message. */
  readonly firstError: string | null;
  /** Of the measured visits: milliseconds of which three quarters stay below. */
  readonly speed: { readonly visits: number; readonly lcp: number; readonly inp: number };
}

interface Counted {
  readonly build: Pick<BuildVisits, 'version' | 'build' | 'commit'>;
  /** URL of its folder. */
  readonly url: string;
  readonly files: readonly string[];
  firstError: string | null;
  /** Of the last hour, by network, the last one first. */
  readonly visits: LRUCache<string, Visit>;
}

/** What visitors may get. */
interface Source {
  inUse(): readonly Pick<Version<RemoteManifest | null>, 'owner' | 'url' | 'manifest'>[];
}

/** Maximum number of builds counted per remote: the live one and earlier ones in open tabs. */
const mostBuilds = 4;
/** Milliseconds. */
const hour = 3_600_000;
/** Maximum number of visits counted per build, a little more than a core carries in an hour. */
const mostVisits = 20_000;
/** Maximum number of measured visits whose speeds are sorted, the last ones. */
const mostSpeeds = 1000;

/** Whether a reported time in milliseconds is one of a page that was measured. */
const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 60_000;

const fileOf = (url: unknown) => (typeof url === 'string' ? (url.split('/').at(-1) ?? '') : '');

function speedOf(visits: readonly Visit[]): BuildVisits['speed'] {
  const speeds = visits.flatMap(({ speed }) => speed ?? []).slice(0, mostSpeeds);
  const p75 = (kind: 'lcp' | 'inp') =>
    speeds.map((each) => each[kind]).sort((one, other) => one - other)[Math.floor(speeds.length * 0.75)] ?? 0;
  return { visits: speeds.length, lcp: p75('lcp'), inp: p75('inp') };
}

/**
 * Counts what browsers report to this process about builds of remotes. A network, which may be forging, counts
 * as one visit per build and hour, with or without an error (decision 009).
 */
export class Visits {
  /** By remote and name of the entry's file, which identifies a build; the newest last. */
  private readonly counted = new Map<string, Map<string, Counted>>();
  private readonly start: number;

  constructor(
    private readonly source: Source,
    private readonly now: () => number = Date.now,
  ) {
    this.start = now();
  }

  /**
   * Counts a report, `{ kind, builds: { REMOTE: URL_OF_ENTRY }, error }`, or `{ kind: 'speeds', builds, lcp, inp }`;
   * ignores builds that were never live.
   */
  count(text: string, address: string): void {
    let report: unknown;
    try {
      report = JSON.parse(text);
    } catch {
      return;
    }
    const { kind, builds, error, lcp, inp } = (report ?? {}) as Record<string, unknown>;
    if (kind !== 'visits' && kind !== 'errors' && kind !== 'speeds') return;
    this.registerBuilds();
    const { site } = networkOf(address);
    for (const [remote, counted] of this.counted) {
      const build = counted.get(fileOf((builds as Record<string, unknown>)?.[remote]));
      if (!build) continue;
      const visit = build.visits.get(site);
      if (kind === 'speeds') {
        if (visit && isTime(lcp) && isTime(inp)) visit.speed ??= { lcp, inp };
      } else if (visit) visit.hadError ||= kind === 'errors';
      else build.visits.set(site, { hadError: kind === 'errors' });
      if (kind === 'errors') void this.noteError(build, error);
    }
  }

  private async noteError(counted: Counted, error: unknown): Promise<void> {
    const { url, files, firstError } = counted;
    if (firstError !== null) return;
    // Meanwhile other errors are no first ones.
    counted.firstError = '';
    counted.firstError = await describeError(error, url, files);
  }

  /** Returns the visits of a remote by build: the live build first, then the canary, then earlier builds. */
  of(remote: string): BuildVisits[] {
    const counted = this.counted.get(remote) ?? new Map<string, Counted>();
    const current = this.currentFiles(remote).flatMap((file) => counted.get(file) ?? []);
    return [...new Set([...current, ...[...counted.values()].reverse()])].map(
      ({ build, firstError, ...each }) => {
        const visits = [...each.visits.values()];
        const errors = visits.filter(({ hadError }) => hadError).length;
        return { ...build, visits: visits.length, errors, firstError, speed: speedOf(visits) };
      },
    );
  }

  /** Returns the visits per hour of builds that `of` returned; extrapolates if this process is younger than an hour. */
  perHour(builds: readonly BuildVisits[]): number {
    const seen = Math.min(hour, Math.max(60_000, this.now() - this.start));
    return (builds.reduce((sum, { visits }) => sum + visits, 0) * hour) / seen;
  }

  /** Returns the entry files of the builds that visitors get now: live, then the canary. */
  private currentFiles(remote: string): string[] {
    return this.source
      .inUse()
      .flatMap(({ owner, manifest }) => (owner === remote && manifest ? [manifest.entry.file] : []));
  }

  private registerBuilds(): void {
    for (const { owner, url, manifest } of this.source.inUse()) {
      const counted = this.counted.get(owner) ?? new Map<string, Counted>();
      if (!manifest || counted.has(manifest.entry.file)) continue;
      const { version, commit = null, entry } = manifest;
      const build = { version, build: buildOf(manifest), commit };
      const files = filesOf(manifest).map(({ file }) => file);
      const perf = { now: this.now };
      const visits = new LRUCache<string, Visit>({ max: mostVisits, ttl: hour, ttlResolution: 0, perf });
      this.counted.set(owner, counted.set(entry.file, { build, url, files, visits, firstError: null }));
      const current = this.currentFiles(owner);
      const oldest = [...counted.keys()].find((file) => !current.includes(file));
      if (counted.size > mostBuilds && oldest !== undefined) counted.delete(oldest);
    }
  }
}

/** Adds `POST /visits` for beacons of up to 4 kB; also forged ones of this origin get 204. */
export function addVisits(server: FastifyInstance, visits: Visits): void {
  server.post<{ Body: string }>(visitsPath, { bodyLimit: 4096 }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isFromOtherOrigin(request)) return reply.code(403).send();
    visits.count(request.body, request.ip);
    return reply.code(204).send();
  });
}
