import { buildOf } from 'server-kit/remote-build';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { isCanary } from 'shared-contracts/remotes/canary';
import { misfits, type ShellContract } from 'shared-contracts/remotes/shell-contract';
import { mayReturn } from './gate';
import { fetchBuild, fetchEarlierVersions, fetchVersions } from './remote-files';
import { type KnownRemote, pointerPath, type RemoteSettings } from './version-set';
import type { PassedVersion, Trial, VersionStore } from './version-store';
import { type Canary, hasVisitors, Version, type Versions } from './versions';

/** Milliseconds after which a version that went live can no longer be taken back. */
const trialTime = 3_600_000;
/** Maximum number of earlier versions that a poll rehearses for a shell without a version. */
const triedAtOnce = 3;

/** The build that visitors of another shell get again; `since`: when it passed there (ISO 8601). */
export type EarlierBuild = Readonly<Record<'build' | 'since', string>>;

const textOf = (manifest: RemoteManifest) => JSON.stringify(manifest);

interface Parts {
  readonly versions: Versions;
  readonly store: VersionStore;
  readonly contract: ShellContract;
  /** Called when pages of the remote are outdated; `isReturn`: because visitors get an earlier version again. */
  readonly onChange: (name: string, isReturn?: boolean) => void;
}

/** A remote, verified with one set of keys: the versions that the pointer at its URL names. */
export class DeployedRemote {
  /** The version to become live: the last one at the URL that fits this shell, else the newest. */
  named: Version | null = null;
  /** The last good version, after a change of the URL that of the former one. */
  live: Version | null = null;
  canary: Canary | null = null;
  /** The newest version, when only an earlier one fits this shell. */
  unfit: { readonly build: string; readonly reason: string } | null = null;
  /** Of the live version, if it is new to visitors. */
  private trial: Trial<Version> | null = null;
  /** The builds that visitors have had. */
  private readonly shown = new Set<string>();
  /** End of the last poll in milliseconds of `performance.now()`; -Infinity before the first one. */
  polledAt = -Infinity;
  polling: Promise<void> | null = null;
  /** Why its pointers could not be read at the last poll. */
  problem: string | null = null;
  private loggedProblem: string | null = null;
  private readonly unfitCopies = new Set<string>();
  /** Earlier versions that were rehearsed since the named version was. */
  private readonly tried = new Set<string>();

  constructor(
    readonly name: string,
    /** Only the keys stay the same. */
    public settings: RemoteSettings,
    private readonly parts: Parts,
  ) {}

  /** As pages use it, with the live version. */
  get known(): KnownRemote {
    const { name, settings, live, canary } = this;
    const { url = settings.url, manifest = null, renderer = null } = live ?? {};
    const [pointer, hasCanary] = [pointerPath(name), hasVisitors(canary)];
    return { ...settings, url, pointer, manifest, renderer, hasCanary };
  }

  /** The versions that visitors may still lose, each with the one that they get instead. */
  get onTrial() {
    const { live, trial } = this;
    const canary = this.canary?.version;
    const pairs: (readonly [version: Version, instead: Version])[] = [];
    if (canary?.isGood && live) pairs.push([canary, live]);
    if (live && trial && Date.now() < trial.until) pairs.push([live, trial.before]);
    return pairs.map(([version, instead]) => ({
      version,
      instead,
      takeBack: (reason: string) => this.takeBack(version, reason),
    }));
  }

  get versions(): Version[] {
    return [this.named, this.live, this.canary?.version].filter((version) => version != null);
  }

  private get searched() {
    const { name, settings, parts, unfitCopies: unfit } = this;
    return { name, url: settings.url, shell: parts.contract, unfit };
  }

  /** Reads the pointers, or joins the running poll; resolves with the verdict on a new version. */
  poll(): Promise<void> {
    this.polling ??= this.restore()
      .then(() => this.readPointers())
      .then(
        () => this.report(null),
        ({ message }: Error) => this.report(message),
      )
      .then(() => {
        const judged = this.judge();
        this.startOthers();
        return judged;
      })
      .catch(({ message }: Error) => this.report(message))
      .finally(() => {
        this.polledAt = performance.now();
        this.polling = null;
      });
    return this.polling;
  }

  /** Logs why the pointers could not be read, once per reason, and that they are read again. */
  private report(problem: string | null): void {
    const remote = `${this.name} (${this.settings.url})`;
    if (problem === null && this.loggedProblem) console.warn(`${remote} : remote.json est de nouveau lu`);
    // A single failure is not logged: the remote may still be starting.
    const isLogged = problem !== null && this.problem !== null && problem !== this.loggedProblem;
    if (isLogged) console.error(`${remote} : ${problem}`);
    if (isLogged || problem === null) this.loggedProblem = problem;
    this.problem = problem;
  }

  /** Starts the canary, and the live version unless another is about to replace it. */
  startOthers(): void {
    const { live, named, canary } = this;
    const { versions } = this.parts;
    if (live && (named === live || !named?.rehearsal)) void versions.start(live);
    if (canary) void versions.start(canary.version, live?.renderer);
  }

  /** Takes a version on trial from the visitors; its build is not tried again. */
  private takeBack(version: Version, reason: string): void {
    const { name, trial, live, parts } = this;
    parts.versions.withdraw(version, reason);
    if (version === live && trial) {
      const before = this.newVersion(trial.before.manifest, trial.before.since, trial.before.url);
      this.trial = null;
      this.replace({ live: before });
      void parts.versions.start(before);
      void parts.store.write(name, before, null);
    }
    parts.onChange(name, version === live);
  }

  /** Takes back the live version as another shell did, for the earlier build that visitors get there. */
  async takeBackFor({ build, since }: EarlierBuild, reason: string): Promise<void> {
    const { live, name, settings, shown } = this;
    // A shell that has shown several versions had this one on trial itself, or the operator returned to it.
    if (shown.size > 1) return;
    const manifest = await fetchBuild(name, settings.url, build);
    const before = await this.passed({ manifest, since, url: settings.url });
    if (!before || !live || this.live !== live) return;
    this.trial = { before, until: 0 };
    this.takeBack(live, reason);
  }

  /** Before the first poll, continues with the stored version, unless shell or keys have changed. */
  private async restore(): Promise<void> {
    const { name, polledAt, parts } = this;
    if (polledAt >= 0) return;
    const { live, trial } = parts.store.read(name);
    this.live = live && (await this.passed(live));
    if (!this.live) return;
    const before = trial && (await this.passed(trial.before));
    this.trial = before && { ...trial, before };
    for (const version of [this.live, before]) if (version) this.shown.add(buildOf(version.manifest));
    parts.onChange(name);
  }

  private async passed({ manifest, since, url }: PassedVersion): Promise<Version | null> {
    const isGood = await mayReturn(manifest, this.parts.contract, this.settings.publicKey);
    return isGood ? this.newVersion(manifest, since, url) : null;
  }

  private newVersion(manifest: RemoteManifest, passed?: string, url = this.settings.url): Version {
    return new Version(this.name, url, manifest, passed);
  }

  /** @throws the reason for the operator */
  private async readPointers(): Promise<void> {
    const { name, settings, parts } = this;
    const { canary, newest, fitting: manifest } = await fetchVersions(this.searched);
    const reasons = misfits(newest, parts.contract);
    this.unfit = manifest === newest ? null : { build: buildOf(newest), reason: reasons.join(' ; ') };
    if (canary && !isCanary(canary)) throw new Error('remote.json a un champ canary illisible');
    const known = this.versions.find(
      (version) =>
        (!version.isDropped || version === this.named) &&
        version.url === settings.url &&
        textOf(version.manifest) === textOf(manifest),
    );
    this.replace({ named: known ?? this.newVersion(manifest) });
    const before = this.canary;
    const next = canary && { ...canary, version: await this.canaryVersion(canary.build) };
    this.replace({ canary: next });
    if (before?.build !== next?.build || hasVisitors(before) !== hasVisitors(next)) parts.onChange(name);
  }

  /** Returns the version of a canary: the running one, else read from its pointer. */
  private async canaryVersion(build: string): Promise<Version> {
    const { name, settings, canary } = this;
    if (canary?.build === build && canary.version.url === settings.url) return canary.version;
    return this.newVersion(await fetchBuild(name, settings.url, build));
  }

  /** Changes the versions, and stops those that are no longer named. */
  private replace(change: Partial<Pick<DeployedRemote, 'named' | 'live' | 'canary'>>): void {
    const previous = this.versions;
    Object.assign(this, change);
    for (const version of previous) if (!this.versions.includes(version)) this.parts.versions.drop(version);
  }

  /** Makes the named version live, unless it is refused. */
  private async judge(): Promise<void> {
    const { named, live } = this;
    if (!named || named === live) return;
    const wasRehearsed = await this.parts.versions.rehearseIfDue(named, live?.renderer ?? null);
    if (named.isGood) await this.goLive(named);
    if (wasRehearsed) this.tried.clear();
    if (!live && !named.isGood) await this.goLiveEarlier(named);
  }

  /** Makes the last earlier version live that passes, over several polls, which also read a newer pointer. */
  private async goLiveEarlier(refused: Version): Promise<void> {
    let tries = 0;
    for await (const manifest of fetchEarlierVersions(this.searched)) {
      const text = textOf(manifest);
      if (text === textOf(refused.manifest) || this.tried.has(text)) continue;
      if (tries === triedAtOnce) return;
      tries += 1;
      this.tried.add(text);
      const version = this.newVersion(manifest);
      await this.parts.versions.rehearseIfDue(version, null);
      if (version.isGood) return this.goLive(version);
    }
  }

  private async goLive(version: Version): Promise<void> {
    const { name, live, shown, parts } = this;
    const build = buildOf(version.manifest);
    // A version to which the operator returns is not taken back.
    const isNew = live !== null && !shown.has(build);
    const trial = isNew ? { before: live, until: Date.now() + trialTime } : null;
    await parts.store.write(name, version, trial);
    this.replace({ live: version });
    this.trial = trial;
    shown.add(build);
    parts.onChange(name, live !== null && !isNew);
  }
}
