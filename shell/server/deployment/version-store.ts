import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRemoteManifest, type RemoteFile } from 'shared-contracts/remotes';
import { misfits, type ShellContract } from 'shared-contracts/remotes/shell-contract';
import { serverFilesOf } from '../rendering/remote-version';
import { isRendered, isSignedFor, type PublicKeys } from './gate';
import type { RefusedVersion } from './refused-versions';
import { fetchNamedFile, isIntact } from './remote-files';
import type { LiveVersion, RemoteSettings } from './remote-status';

const nameOf = ({ file, integrity }: RemoteFile) =>
  `${createHash('sha256').update(integrity).digest('hex').slice(0, 24)}-${file.split('/').at(-1)}`;

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Readers see the old or the new content, never a part. */
function replace(file: string, content: string | Buffer): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/**
 * The last good version of every remote on disk, for a shell that starts while a bad one is at its URL. One
 * folder per remote: `live.json` and the files for the server; those for browsers stay on the remote's host.
 */
export class VersionStore {
  private hasLogged = false;

  /** `folder`: null stores nothing. `shell`: may differ from the shell that stored a version. */
  constructor(
    private readonly folder: string | null,
    private readonly shell: ShellContract,
  ) {}

  /** Null when none is stored for the URL, or it is invalid, not signed or does not fit this shell. */
  read(name: string, url: string, keys?: PublicKeys): LiveVersion | null {
    if (this.folder === null) return null;
    const stored = readJson(join(this.folder, name, 'live.json')) as Partial<LiveVersion & { url: string }>;
    if (stored?.url !== url || !isRemoteManifest(stored.manifest) || typeof stored.since !== 'string')
      return null;
    const { manifest, since } = stored;
    return isSignedFor(manifest, keys) && misfits(manifest, this.shell).length === 0
      ? { manifest, since }
      : null;
  }

  /** Replaces the stored version. A disk that refuses is logged once: the shell continues without. */
  async write(name: string, url: string, { manifest, since }: LiveVersion): Promise<void> {
    if (this.folder === null) return;
    const folder = join(this.folder, name);
    const needed = isRendered(manifest) ? serverFilesOf(manifest) : [];
    try {
      await Promise.all(needed.map((named) => this.file(name, url, named)));
      replace(join(folder, 'live.json'), JSON.stringify({ url, since, manifest }));
      const wanted = new Set(['live.json', ...needed.map(nameOf)]);
      for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(join(folder, file));
    } catch (error) {
      this.log(error as Error);
    }
  }

  /** A file of a build, from disk, else its host. @throws when it is missing or has another hash */
  async file(name: string, url: string, named: RemoteFile): Promise<Buffer> {
    if (this.folder === null) return fetchNamedFile(url, named);
    const path = join(this.folder, name, nameOf(named));
    const stored = await readFile(path).catch(() => null);
    if (stored && isIntact(stored, named)) return stored;
    const content = await fetchNamedFile(url, named);
    try {
      replace(path, content);
    } catch (error) {
      this.log(error as Error);
    }
    return content;
  }

  private log({ message }: Error): void {
    if (!this.hasLogged) console.error(`Versions des applications non gardées : ${message}`);
    this.hasLogged = true;
  }
}

/** What a shell knows of a remote at one URL. */
export interface Entry {
  live: LiveVersion | null;
  refused: RefusedVersion | null;
  /** ms of `performance.now()`; -Infinity before the first time. */
  polledAt: number;
  polling: Promise<void> | null;
  isEvaluated: boolean;
  problem: string | null;
  /** The last problem in the log. */
  logged: string | null;
}

/** The entries of remotes, by their settings. */
export class Entries {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly store: VersionStore | undefined) {}

  of(name: string, { url, publicKey }: RemoteSettings): Entry {
    // What other keys have accepted is evaluated again.
    const key = [name, url, ...(publicKey ?? [])].join(' ');
    const known = this.entries.get(key);
    if (known) return known;
    const entry: Entry = {
      live: this.store?.read(name, url, publicKey) ?? null,
      refused: null,
      polledAt: -Infinity,
      polling: null,
      isEvaluated: false,
      problem: null,
      logged: null,
    };
    this.entries.set(key, entry);
    return entry;
  }
}
