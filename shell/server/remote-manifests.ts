import { EventEmitter } from 'node:events';
import type { Environment } from 'shared-contracts/environment';
import { isRemoteManifest, type RemoteManifest } from 'shared-contracts/remotes';
import { askRemote } from './ask-remote';

/** ms */
const askedEvery = 2000;

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
  /** The problem that stands in the log last. */
  logged: string | null;
}

/**
 * The last good `remote.json` of every remote, by address. Tells a `change` when a remote says something else than before.
 */
export class RemoteManifests extends EventEmitter<{ change: [] }> {
  private readonly entries = new Map<string, Entry>();

  /** Where every remote is and what is known of it, right now. */
  places(environment: Environment): Record<string, KnownRemote> {
    return Object.fromEntries(
      Object.entries(environment.remotes).map(([name, { url }]) => [
        name,
        { url, manifest: this.entries.get(url)?.manifest ?? null },
      ]),
    );
  }

  /** Asks every remote whose answer is older than 2 s again; no page waits for it. */
  async look(environment: Environment): Promise<void> {
    const due = Object.entries(environment.remotes).filter(
      ([, { url }]) => Date.now() - this.entry(url).askedAt > askedEvery,
    );
    await Promise.all(due.map(([name, { url }]) => this.ask(name, url)));
  }

  /** Asks every remote once; for start and for a changed environment. */
  async refresh(environment: Environment): Promise<void> {
    await Promise.all(Object.entries(environment.remotes).map(([name, { url }]) => this.ask(name, url)));
  }

  /** For `/health`: what went wrong with a remote when it was last asked. */
  problems(environment: Environment): Record<string, string> {
    return Object.fromEntries(
      Object.entries(environment.remotes).flatMap(([name, { url }]) => {
        const problem = this.entries.get(url)?.problem;
        return problem ? [[name, problem]] : [];
      }),
    );
  }

  private entry(url: string): Entry {
    let entry = this.entries.get(url);
    if (!entry) {
      entry = { manifest: null, askedAt: 0, asking: null, problem: null, logged: null };
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
          if (entry.logged) console.warn(`${name} (${url}) : remote.json est de nouveau lu`);
          Object.assign(entry, { manifest, problem: null, logged: null });
          if (changed) this.emit('change');
        },
        ({ message }: Error) => {
          // Once alone is a remote that is just starting, not one that is away.
          if (entry.problem && entry.logged !== message) {
            console.error(`${name} (${url}) : ${message}`);
            entry.logged = message;
          }
          entry.problem = message;
        },
      )
      .then(() => {
        entry.askedAt = Date.now();
        entry.asking = null;
      });
    return entry.asking;
  }

  private async fetch(name: string, url: string): Promise<RemoteManifest> {
    const manifest: unknown = await askRemote(url, 'remote.json', (response) => response.json());
    if (!isRemoteManifest(manifest)) throw new Error("remote.json n'est pas un manifeste");
    if (manifest.name !== name) throw new Error(`remote.json est celui de ${manifest.name}`);
    return manifest;
  }
}
