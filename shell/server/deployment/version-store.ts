import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRemoteManifest, type RemoteFile, type RemoteManifest } from 'shared-contracts/remotes';
import { serverFilesOf } from '../rendering/remote-version';
import { isRendered } from './gate';
import { isIntact } from './integrity';
import { fetchNamedFile } from './remote-files';
import { misfits, type ShellContract } from './shell-contract';
import { isSignedFor, type PublicKeys } from './signature';

/** A version that passed the gate, and when it did (ISO 8601). */
export interface LiveVersion {
  readonly manifest: RemoteManifest;
  readonly since: string;
}

const nameOf = ({ file, integrity }: RemoteFile) =>
  `${createHash('sha256').update(integrity).digest('hex').slice(0, 24)}-${file.split('/').at(-1)}`;

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * The last good version of every remote, on disk: a shell that starts while a bad version lies at a URL serves this
 * one. One folder per remote: `live.json`, and what the server needs to render the version. The browser's files stay on the
 * remote's host.
 */
export class KeptRemotes {
  private told = false;

  /**
   * `folder`: made when it is missing; null keeps nothing. `shell`: what the shell gives, which may be another one than when
   * a version was kept.
   */
  constructor(
    private readonly folder: string | null,
    private readonly shell: ShellContract,
  ) {}

  /** Null when there is none for the URL, or one that is not whole, not signed by the keys, or does not fit this shell. */
  read(name: string, url: string, keys?: PublicKeys): LiveVersion | null {
    if (this.folder === null) return null;
    const kept = readJson(join(this.folder, name, 'live.json')) as Partial<LiveVersion & { url: string }>;
    if (kept?.url !== url || !isRemoteManifest(kept.manifest) || typeof kept.since !== 'string') return null;
    const { manifest, since } = kept;
    return isSignedFor(manifest, keys) && misfits(manifest, this.shell).length === 0
      ? { manifest, since }
      : null;
  }

  /** Keeps a version in place of the one before. A disk that refuses is told once: the shell goes on without. */
  async write(name: string, url: string, { manifest, since }: LiveVersion): Promise<void> {
    if (this.folder === null) return;
    const folder = join(this.folder, name);
    const needed = isRendered(manifest) ? serverFilesOf(manifest) : [];
    try {
      await Promise.all(needed.map((named) => this.file(name, url, named)));
      mkdirSync(folder, { recursive: true });
      replace(join(folder, 'live.json'), JSON.stringify({ url, since, manifest }));
      const wanted = new Set(['live.json', ...needed.map(nameOf)]);
      for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(join(folder, file));
    } catch (error) {
      this.tell(error as Error);
    }
  }

  /** A file of a remote's build: the kept one, else that of its host, which is kept. @throws when neither is as named */
  async file(name: string, url: string, named: RemoteFile): Promise<Buffer> {
    if (this.folder === null) return fetchNamedFile(url, named);
    const path = join(this.folder, name, nameOf(named));
    const kept = await readFile(path).catch(() => null);
    if (kept && isIntact(kept, named)) return kept;
    const content = await fetchNamedFile(url, named);
    try {
      mkdirSync(dirname(path), { recursive: true });
      replace(path, content);
    } catch (error) {
      this.tell(error as Error);
    }
    return content;
  }

  private tell({ message }: Error): void {
    if (!this.told) console.error(`Versions des applications non gardées : ${message}`);
    this.told = true;
  }
}

/** Whole or not at all, whoever reads it meanwhile. */
function replace(file: string, content: string | Buffer): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
