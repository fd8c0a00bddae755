import type { Environment } from 'shared-contracts/environment';
import { isRemoteManifest, type RemoteManifest } from 'shared-contracts/remotes';

/** ms */
const freshFor = 2000;
const timeLimit = 3000;

/** Where a remote is, and all that its `remote.json` said last; null when it was never there. */
export interface KnownRemote {
  readonly url: string;
  readonly manifest: RemoteManifest | null;
}

interface Entry {
  manifest: RemoteManifest | null;
  askedAt: number;
  asking: Promise<void> | null;
  problem: string | null;
}

/**
 * The last good `remote.json` of every remote, by address. It is asked again in the background at most every 2 s; no page
 * ever waits for it.
 */
export class RemoteManifests {
  /** Called when a remote says something else than before. */
  onChange: () => void = () => undefined;
  private readonly entries = new Map<string, Entry>();

  /** Where every remote is and what is known of it, right now. */
  places(environment: Environment): Record<string, KnownRemote> {
    return Object.fromEntries(
      Object.entries(environment.remotes).map(([name, { url }]) => {
        const entry = this.entry(url);
        if (Date.now() - entry.askedAt > freshFor) void this.ask(name, url);
        return [name, { url, manifest: entry.manifest }];
      }),
    );
  }

  /** Asks every remote once; for start and for a changed environment. */
  async refresh(environment: Environment): Promise<void> {
    await Promise.all(Object.entries(environment.remotes).map(([name, { url }]) => this.ask(name, url)));
  }

  /** For `/health`: what went wrong with a remote when it was last asked. */
  problems(environment: Environment): Record<string, string> {
    return Object.fromEntries(
      Object.entries(environment.remotes).flatMap(([name, { url }]) => {
        const problem = this.entry(url).problem;
        return problem ? [[name, problem]] : [];
      }),
    );
  }

  private entry(url: string): Entry {
    let entry = this.entries.get(url);
    if (!entry) {
      entry = { manifest: null, askedAt: 0, asking: null, problem: null };
      this.entries.set(url, entry);
    }
    return entry;
  }

  private ask(name: string, url: string): Promise<void> {
    const entry = this.entry(url);
    entry.asking ??= this.fetch(name, url)
      .then(
        (manifest) => {
          const changed = JSON.stringify(manifest) !== JSON.stringify(entry.manifest);
          Object.assign(entry, { manifest, problem: null });
          if (changed) this.onChange();
        },
        (error: unknown) => {
          entry.problem = (error as Error).message;
        },
      )
      .then(() => {
        entry.askedAt = Date.now();
        entry.asking = null;
      });
    return entry.asking;
  }

  private async fetch(name: string, url: string): Promise<RemoteManifest> {
    const response = await fetch(`${url}remote.json`, {
      signal: AbortSignal.timeout(timeLimit),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`remote.json answered ${response.status}`);
    const manifest: unknown = await response.json();
    if (!isRemoteManifest(manifest)) throw new Error('remote.json is not a manifest');
    if (manifest.name !== name) throw new Error(`remote.json belongs to ${manifest.name}`);
    return manifest;
  }
}
