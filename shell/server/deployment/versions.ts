import pLimit from 'p-limit';
import { buildOf } from 'server-kit/remote-build';
import type { Environment } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import type { Renderer } from '../rendering/renderer';
import { isRendered, type Renderers } from '../rendering/renderers';
import type { Admit } from './gate';
import type { VersionStore } from './version-store';

/** Maximum number of versions whose files are checked at once: each needs processor time and about 30 MB. */
const checkedAtOnce = 3;
/** Milliseconds after which a check no longer counts: a host that hangs then delays no other remote. */
const checkTime = 5000;
/** Longest time in milliseconds until a version that failed is tried again. */
const longestPause = 30_000;

/** One version of a remote at one URL, or the shell's own pages, without URL and manifest. */
export class Version<Manifest extends RemoteManifest | null = RemoteManifest> {
  /** Whether it was rehearsed with the current environment; until then, browsers may render its pages. */
  isRehearsed = false;
  /** Why its last check or rehearsal failed, or it was withdrawn; stays while it is tried again. */
  reason: string | null = null;
  /** Null while browsers render its pages. */
  renderer: Renderer | null = null;
  /** When it was read, or has passed (ISO 8601). */
  since: string;
  /** Whether visitors may get it. */
  isGood: boolean;
  rehearsal: Promise<void> | null = null;
  isDropped = false;
  /** Milliseconds of `performance.now()`, which is independent of the system clock. */
  nextTry = -Infinity;
  /** Milliseconds from its last failure to the next try; 0 if it has not failed since it last passed. */
  pause = 0;

  /** `passed`: when it passed in an earlier process or in another shell; null for a version that has not. */
  constructor(
    /** `shell` or the name of a remote. */
    readonly owner: string,
    readonly url: string,
    readonly manifest: Manifest,
    passed: string | null = null,
  ) {
    this.isGood = passed !== null;
    this.since = passed ?? new Date().toISOString();
  }
}

/** The version that `percent` of the visitors get. */
export interface Canary {
  readonly percent: number;
  readonly build: string;
  readonly version: Version;
}

/** Whether some visitors get a canary. */
export const hasVisitors = (canary: Canary | null) => (canary?.percent ?? 0) > 0;

type AnyVersion = Version<RemoteManifest | null>;

interface Parts {
  environment(): Environment;
  readonly admit: Admit;
  /** Null: browsers render every page. */
  readonly renderers: Renderers | null;
  readonly store: Pick<VersionStore, 'readVersion'>;
  /** Milliseconds until a version that failed is tried again (doubled each time). */
  readonly firstPause: number;
  /** Called when pages of an owner are outdated. */
  onChange(owner: string): void;
}

/** Decides which versions are good, whichever visitors they are for, and starts their renderers. */
export class Versions {
  private readonly checks = pLimit(checkedAtOnce);
  /** Once true, no version is rehearsed. */
  isClosed = false;

  constructor(private readonly parts: Parts) {}

  /** Rehearses a version, or joins its rehearsal. @returns false if it is rehearsed or dropped, or has to wait */
  async rehearseIfDue(version: AnyVersion, inUse: Renderer | null): Promise<boolean> {
    if (!version.rehearsal) {
      const { isRehearsed, isDropped, nextTry } = version;
      if (isRehearsed || isDropped || this.isClosed || performance.now() < nextTry) return false;
      version.rehearsal = this.rehearse(version, inUse).finally(() => {
        version.rehearsal = null;
      });
    }
    await version.rehearsal;
    return true;
  }

  /** Rehearses a version that visitors get, or may get: pages of its owner are outdated once it is good. */
  async start(version: AnyVersion, inUse: Renderer | null = null): Promise<void> {
    if (!version.rehearsal && (await this.rehearseIfDue(version, inUse)) && version.isGood)
      this.parts.onChange(version.owner);
  }

  /** Lets a version be rehearsed again, whose renderer has an earlier environment; it renders meanwhile. */
  renew(version: AnyVersion): void {
    version.isRehearsed = false;
    version.nextTry = -Infinity;
  }

  /** Stops the renderer of a version, whose pages would show an earlier environment, and renews it. */
  stop(version: AnyVersion): void {
    version.renderer?.retire();
    version.renderer = null;
    this.renew(version);
  }

  drop(version: AnyVersion): void {
    version.isDropped = true;
    this.stop(version);
  }

  /** Stops a version that visitors have got, and logs it. */
  withdraw(version: Version, reason: string): void {
    const { owner, manifest } = version;
    console.error(`${owner} ${manifest.version} (${buildOf(manifest)}) : version retirée : ${reason}`);
    this.drop(version);
    Object.assign(version, { isGood: false, reason });
  }

  private async rehearse(version: AnyVersion, inUse: Renderer | null): Promise<void> {
    const { isGood } = version;
    const environment = this.parts.environment();
    const since = new Date().toISOString();
    try {
      if (!isGood) await this.admit(version);
      const renderer = await this.startRenderer(version, environment, inUse);
      if (version.isDropped || environment !== this.parts.environment()) return renderer?.retire();
      version.renderer?.retire();
      Object.assign(version, { isRehearsed: true, renderer, reason: null, pause: 0, isGood: true });
      if (!isGood) version.since = since;
    } catch (error) {
      this.fail(version, (error as Error).message);
    }
  }

  /** @throws the reason for the operator */
  private async admit(version: AnyVersion): Promise<void> {
    const { owner, url, manifest } = version;
    let admission = Promise.resolve();
    await this.checks(() => {
      if (manifest && !version.isDropped) admission = this.parts.admit(owner, url, manifest);
      const time = new Promise<void>((resolve) => setTimeout(resolve, checkTime).unref());
      return Promise.race([admission, time]);
    });
    await admission;
  }

  private async startRenderer(version: AnyVersion, environment: Environment, inUse: Renderer | null) {
    const { owner, url, manifest, isGood, isDropped } = version;
    const { renderers, store } = this.parts;
    if (!renderers || isDropped) return null;
    if (!manifest) return renderers.start(owner, null, { environment, inUse });
    // The code of a version that is not good yet has to load, even if it renders no page.
    if (!manifest.server || (isGood && !isRendered(manifest))) return null;
    return renderers.start(owner, await store.readVersion(owner, url, manifest), { environment, inUse });
  }

  private fail(version: AnyVersion, reason: string): void {
    const { owner, url, isGood, pause } = version;
    if (version.isDropped) return;
    const what = isGood ? `${owner} : rendu impossible` : `${owner} (${url}) : version refusée`;
    if (reason !== version.reason) console.error(`${what} : ${reason}`);
    const wait = pause ? Math.min(pause * 2, longestPause) : this.parts.firstPause;
    const nextTry = performance.now() + wait;
    Object.assign(version, { reason, pause: wait, nextTry });
  }
}
