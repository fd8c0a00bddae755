import { randomUUID } from 'node:crypto';
import { buildOf } from 'server-kit/remote-build';
import type { Deployments } from '../deployment/deployments';
import type { RemoteStatus } from '../deployment/remote-status';
import { rolloutOf, slowness, takeBackWorse } from './rollout';
import type { Field, SharedRecord } from './shared-record';
import type { BuildVisits, Visits } from './visits';

/** Milliseconds between two exchanges: what one shell takes back, all have taken back within two of them. */
const exchangeInterval = 1000;
/** Seconds without an exchange after which a shell counts as stopped. */
const aliveFor = 10;
/** Seconds for which the versions of a stopped shell stay in use: of its pages in caches and open tabs. */
const remembered = 86_400;

interface ShellState {
  /** Of the process. */
  readonly id: string;
  readonly version: string;
  /** Id of the shell's build. */
  readonly build: string;
  readonly remotes: Readonly<
    Record<string, RemoteStatus & { readonly visits: readonly BuildVisits[]; readonly perHour: number }>
  >;
}

/** Returns the versions that visitors of a shell get, as `remote/build`. */
function buildsInUse({ remotes }: ShellState): string[] {
  return Object.entries(remotes).flatMap(([remote, { live, canary }]) =>
    [live, canary?.live].flatMap((each) => (each ? `${remote}/${each.build}` : [])),
  );
}

/** Returns what a shell decided on a build, whichever visitors it is for. */
function verdictOn(build: string, status: RemoteStatus) {
  const all = [status, status.canary];
  if (all.some((each) => each?.live?.build === build)) return { state: 'live' };
  if (status.unfit?.build === build) return { state: 'unfit', reason: status.unfit.reason };
  const refused = all.map((each) => each?.refused).find((each) => each?.build === build);
  if (!refused) return { state: 'waiting' };
  return { state: 'refused', reason: refused.reason, isTakenBack: refused.isTakenBack };
}

/** The shells of the shop: this one, and those that share a record with it. */
export class Shells {
  private readonly id = randomUUID();
  /** The state of each shell that wrote it lately. */
  private states: readonly Field<ShellState>[] = [];
  /** Fields `remote/build`: what any shell had in use within a day. */
  private builds: readonly Field<true>[] = [];
  /** When the states were read, in milliseconds of `performance.now()`. */
  private readAt = 0;
  private readonly ticking = setInterval(() => void this.exchange(), exchangeInterval).unref();

  constructor(
    private readonly shell: Pick<ShellState, 'version' | 'build'>,
    private readonly parts: {
      readonly deployments: Deployments;
      /** Counted by this process. */
      readonly visits: Visits;
      /** Null: this shell knows of no other. */
      readonly record: SharedRecord | null;
    },
  ) {}

  close(): void {
    clearInterval(this.ticking);
    this.parts.record?.close();
  }

  /** Exchanges states with the others, and judges; while the record is away, the others soon count as stopped. */
  async exchange(): Promise<void> {
    await this.share().catch(() => undefined);
    this.judge();
  }

  private async share(): Promise<void> {
    const { record } = this.parts;
    if (!record) return;
    const own = this.own();
    this.states = await record.share('shells', { [own.id]: own }, aliveFor);
    this.readAt = performance.now();
    const used = buildsInUse(own).map((build) => [build, true] as const);
    this.builds = await record.share('builds', Object.fromEntries(used), remembered);
  }

  /** Takes back each version that another shell took back from the same visitors, or that has too many errors. */
  judge(): void {
    const { deployments } = this.parts;
    for (const { version, takeBack } of deployments.onTrial()) {
      const isCanary = deployments.canaries()[version.owner]?.version === version;
      const taken = this.statusesOf(version.owner)
        .map((status) => (isCanary ? status.canary?.refused : status.refused))
        .find((refused) => refused?.isTakenBack && refused.build === buildOf(version.manifest));
      if (taken) takeBack(taken.reason);
    }
    this.followOthers();
    takeBackWorse(deployments, (remote) => this.visitsOf(remote));
  }

  /** Takes back live versions that are not on trial here, since this shell started after they were deployed. */
  private followOthers(): void {
    const { deployments } = this.parts;
    for (const [name, { live }] of Object.entries(deployments.status()))
      for (const { live: before, refused } of this.statusesOf(name))
        if (before && refused?.isTakenBack && refused.build === live?.build)
          // Tried again after the next exchange.
          void deployments.takeBackFor(name, before, refused.reason).catch(() => undefined);
  }

  /** Returns the visits of a remote that all shells counted, by build. */
  private visitsOf(remote: string): BuildVisits[] {
    const builds = new Map<string, BuildVisits>();
    for (const each of this.statusesOf(remote).flatMap(({ visits }) => visits)) {
      const { visits = 0, errors = 0 } = builds.get(each.build) ?? {};
      builds.set(each.build, { ...each, visits: each.visits + visits, errors: each.errors + errors });
    }
    return [...builds.values()];
  }

  /** Returns the steps of a deployment, by the visits that all shells counted. */
  rolloutOf(remote: string) {
    const perHour = this.statusesOf(remote).reduce((sum, status) => sum + status.perHour, 0);
    return rolloutOf(this.parts.deployments.environment.canary, perHour);
  }

  /** Returns what each shell whose environment has the remote decided on a build. */
  verdictsOn(remote: string, build: string) {
    return this.alive().flatMap(({ id, version, build: shellBuild, remotes: { [remote]: status } }) =>
      status
        ? {
            shell: { id, version, build: shellBuild },
            ...verdictOn(build, status),
            ...(id === this.id && { warning: this.warningOn(remote, build) }),
          }
        : [],
    );
  }

  /** Returns the `slowness` of a build on trial against the version instead of it; null when not on trial. */
  private warningOn(remote: string, build: string): string | null {
    const { deployments, visits } = this.parts;
    const counted = (id: string) => visits.of(remote).find((each) => each.build === id);
    const trial = deployments.onTrial().find(({ version }) => buildOf(version.manifest) === build);
    const [own, before] = [counted(build), trial && counted(buildOf(trial.instead.manifest))];
    return own && before ? slowness(own, before) : null;
  }

  /** Returns the builds of a remote in the pages of shells, also of those that stopped within a day. */
  buildsInUse(remote: string): string[] {
    const prefix = `${remote}/`;
    const used = new Set([...buildsInUse(this.own()), ...this.builds.map(({ field }) => field)]);
    return [...used].flatMap((each) => (each.startsWith(prefix) ? each.slice(prefix.length) : []));
  }

  private own(): ShellState {
    const { deployments, visits } = this.parts;
    const remotes = Object.entries(deployments.status()).map(([name, status]) => {
      const builds = visits.of(name);
      return [name, { ...status, visits: builds, perHour: visits.perHour(builds) }] as const;
    });
    return { ...this.shell, id: this.id, remotes: Object.fromEntries(remotes) };
  }

  private alive(): ShellState[] {
    const since = (performance.now() - this.readAt) / 1000;
    const others = this.states.filter(({ field, age }) => field !== this.id && age + since <= aliveFor);
    return [this.own(), ...others.map(({ value }) => value)];
  }

  private statusesOf(remote: string) {
    return this.alive().flatMap(({ remotes }) => remotes[remote] ?? []);
  }
}
