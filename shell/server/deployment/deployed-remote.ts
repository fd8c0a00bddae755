import { buildOf } from 'server-kit/build-of';
import { isSigned } from 'server-kit/signature';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { isCanary } from 'shared-contracts/remotes/canary';
import { misfits, type ShellContract } from 'shared-contracts/remotes/shell-contract';
import { fetchEarlierVersions, fetchPointer, fetchVersions } from './remote-files';
import type { UnfitBuild } from './remote-status';
import { type KnownRemote, pointerPath, type RemoteSettings } from './version-set';
import type { VersionStore } from './version-store';
import { Version, type Versions } from './versions';

/** Milliseconds after which a version that went live can no longer be taken back. */
const trialTime = 3_600_000;
/** Maximum number of earlier versions that a poll rehearses for a shell without a version. */
const triedAtOnce = 3;

const textOf = (manifest: RemoteManifest) => JSON.stringify(manifest);

/** Returns a manifest without the fields that only describe the build: equal when no file has changed. */
const contentOf = ({ version: _version, commit: _commit, signature: _signature, ...rest }: RemoteManifest) =>
  JSON.stringify(rest);

interface Parts {
  readonly versions: Versions;
  readonly store: VersionStore;
  readonly contract: ShellContract;
  /** Called when pages of the remote are outdated; `isReturn`: as visitors have an earlier version again. */
  readonly onChange: (name: string, isReturn?: boolean) => void;
}

/** The version that some visitors get; `version`: null until its pointer was read. */
export interface Canary {
  readonly percent: number;
  readonly build: string;
  readonly version: Version | null;
}

const hasVisitors = (canary: Pick<Canary, 'percent'> | null) => (canary?.percent ?? 0) > 0;

/** A remote, verified with one set of keys: the versions that the pointer at its URL names. */
export class DeployedRemote {
  /** The version to become live: the last one at the URL that fits this shell, else the newest. */
  named: Version | null = null;
  /** The last good version, after a change of the URL that of the former one. */
  live: Version | null = null;
  canary: Canary | null = null;
  /** The newest version, when only an earlier one fits this shell. */
  unfit: UnfitBuild | null = null;
  /** What visitors had before the live version, if that is new to them, and until when (`performance.now()`). */
  private before: { readonly version: Version; readonly until: number } | null = null;
  /** The builds that visitors have had. */
  private readonly shown = new Set<string>();
  /** Why its pointers could not be read at the last poll. */
  problem: string | null = null;
  /** Milliseconds of `performance.now()`; -Infinity before the first poll. */
  polledAt = -Infinity;
  polling: Promise<void> | null = null;
  /** The last problem that was logged. */
  private logged: string | null = null;
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
    return {
      ...settings,
      url,
      pointer: pointerPath(name),
      manifest,
      renderer,
      hasCanary: hasVisitors(canary),
    };
  }

  /** The versions that visitors may still lose, each with the one that they get instead. */
  get onTrial(): { readonly version: Version; readonly instead: Version }[] {
    const { live, before } = this;
    const canary = this.canary?.version;
    return [
      ...(canary?.isGood && live ? [{ version: canary, instead: live }] : []),
      ...(live && before && performance.now() < before.until
        ? [{ version: live, instead: before.version }]
        : []),
    ];
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

  /** Starts the canary, and the live version unless another is about to replace it. */
  startOthers(): void {
    const { live, named, canary } = this;
    const { versions } = this.parts;
    if (live && (named === live || !named?.rehearsal)) void versions.start(live);
    if (canary?.version) void versions.start(canary.version, live?.renderer);
  }

  /** Takes a version on trial from the visitors; its build is not tried again. */
  takeBack(version: Version, reason: string): void {
    const { before, live, parts } = this;
    parts.versions.withdraw(version, reason);
    if (version === live && before) this.bringBack(before.version);
    parts.onChange(this.name, version === live);
  }

  private bringBack({ manifest, since, url }: Version): void {
    const { name, parts } = this;
    const live = this.newVersion(manifest, since, url);
    this.before = null;
    this.replace({ live });
    void parts.versions.start(live);
    void parts.store.write(name, live);
  }

  /** Before the first poll, continues with the stored version, unless shell or keys have changed. */
  private async restore(): Promise<void> {
    const { name, settings, polledAt, parts } = this;
    if (polledAt >= 0) return;
    const stored = parts.store.read(name);
    if (!stored || misfits(stored.manifest, parts.contract).length > 0) return;
    if (!(await isSigned(stored.manifest, settings.publicKey))) return;
    this.live = this.newVersion(stored.manifest, stored.since, stored.url);
    this.shown.add(buildOf(stored.manifest));
    parts.onChange(name);
  }

  private newVersion(manifest: RemoteManifest, passed?: string, url = this.settings.url): Version {
    return new Version(this.name, url, this.settings.publicKey, manifest, passed);
  }

  private report(problem: string | null): void {
    const what = `${this.name} (${this.settings.url})`;
    if (problem === null && this.logged) console.warn(`${what} : remote.json est de nouveau lu`);
    // A single failure is not logged: the remote may still be starting.
    const isNew = problem !== null && this.problem !== null && this.logged !== problem;
    if (isNew) console.error(`${what} : ${problem}`);
    if (isNew || problem === null) this.logged = problem;
    this.problem = problem;
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
    const before = this.canary;
    const isKnown = before?.build === canary?.build && before?.version?.url === settings.url;
    const version = isKnown ? before.version : null;
    this.replace({
      named: known ?? this.newVersion(manifest),
      canary: canary && { ...canary, version },
    });
    if (before?.build !== canary?.build || hasVisitors(before) !== hasVisitors(canary)) parts.onChange(name);
    if (!canary || version) return;
    const file = `remote.${canary.build}.json`;
    const copy = await fetchPointer(name, settings.url, file);
    if (buildOf(copy) !== canary.build) throw new Error(`${file} n'est pas celui de cette construction`);
    this.replace({ canary: { ...canary, version: this.newVersion(copy) } });
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
    const wasRehearsed = await this.parts.versions.bring(named, live?.renderer ?? null);
    if (named.isGood) await this.goLive(named);
    if (wasRehearsed) this.tried.clear();
    if (!live && !named.isGood) await this.goLiveEarlier(named).catch(() => undefined);
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
      await this.parts.versions.bring(version, null);
      if (version.isGood) return this.goLive(version);
    }
  }

  private async goLive(version: Version): Promise<void> {
    const { name, live } = this;
    await this.parts.store.write(name, version);
    this.replace({ live: version });
    // A version to which the operator returns is not taken back.
    const isNew = live && !this.shown.has(buildOf(version.manifest));
    this.shown.add(buildOf(version.manifest));
    if (live?.url === version.url && contentOf(live.manifest) === contentOf(version.manifest)) return;
    this.before = isNew ? { version: live, until: performance.now() + trialTime } : null;
    this.parts.onChange(name, live !== null && !isNew);
  }
}
