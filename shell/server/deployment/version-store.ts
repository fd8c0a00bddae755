import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from 'server-kit/replace-file';
import {
  isRemoteManifest,
  type RemoteFile,
  type RemoteManifest,
  urlPlaceholder,
} from 'shared-contracts/remotes';
import { isRendered } from '../rendering/renderers';
import type { RemoteVersion } from '../rendering/worker-messages';
import { fetchNamedFile, isIntact } from './remote-files';

const nameOf = ({ file, integrity }: RemoteFile) =>
  `${createHash('sha256').update(integrity).digest('hex').slice(0, 24)}-${file.split('/').at(-1)}`;

/** Returns the files of a version that the server needs: its bundle and the styles of its pages. */
function serverFilesOf({ server, pages, exposes = {} }: RemoteManifest): readonly RemoteFile[] {
  const parts = [...Object.values(pages), ...Object.values(exposes)];
  const styles = new Map(parts.flatMap((part) => part.styles).map((style) => [style.file, style]));
  return [...(server ? [server] : []), ...styles.values()];
}

/** A version that passed in an earlier process or in another shell. */
export interface PassedVersion {
  readonly manifest: RemoteManifest;
  /** When it passed (ISO 8601). */
  readonly since: string;
  /** Where it passed; the environment may name another URL by now. */
  readonly url: string;
}

/** What visitors had before a live version that may be taken back until then, in milliseconds since 1970. */
export interface Trial<Before> {
  readonly before: Before;
  readonly until: number;
}

interface Stored {
  readonly live: PassedVersion | null;
  readonly trial: Trial<PassedVersion> | null;
}

const storedFields = ({ url, since, manifest }: PassedVersion): PassedVersion => ({ url, since, manifest });

/**
 * The last good version of every remote on disk, for a shell that starts while a bad version is deployed. One
 * folder per remote: `live.json` and the files for the server; files for browsers stay on the remote's host.
 */
export class VersionStore {
  private hasLogged = false;

  constructor(private readonly folder: string) {}

  /** Returns the stored version and its trial; null when there is none, or it cannot be read. */
  read(name: string): Stored {
    try {
      const text = readFileSync(join(this.folder, name, 'live.json'), 'utf8');
      const { live, trial }: Stored = JSON.parse(text);
      const isOnTrial = isRemoteManifest(trial?.before?.manifest);
      if (isRemoteManifest(live?.manifest)) return { live, trial: isOnTrial ? trial : null };
    } catch {
      // The first start, or a damaged disk: the deployed version is checked as a new one.
    }
    return { live: null, trial: null };
  }

  /** Replaces the stored version. A disk error is logged once, and the shell continues without the store. */
  async write(name: string, live: PassedVersion, trial: Trial<PassedVersion> | null): Promise<void> {
    const { url, manifest } = live;
    const folder = join(this.folder, name);
    const needed = isRendered(manifest) ? serverFilesOf(manifest) : [];
    try {
      await Promise.all(needed.map((named) => this.file(name, url, named)));
      const before = trial && { until: trial.until, before: storedFields(trial.before) };
      replaceFile(join(folder, 'live.json'), JSON.stringify({ live: storedFields(live), trial: before }));
      const wanted = new Set(['live.json', ...needed.map(nameOf)]);
      for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(join(folder, file));
    } catch (error) {
      this.log(error as Error);
    }
  }

  /** Reads the files of a version for the server. @throws when one is missing or has another hash */
  async readVersion(name: string, url: string, manifest: RemoteManifest): Promise<RemoteVersion> {
    const { server } = manifest;
    if (!server) throw new Error('aucun bundle pour le serveur');
    const texts = await Promise.all(
      serverFilesOf(manifest).map(
        async (named) => [named.file, (await this.file(name, url, named)).toString('utf8')] as const,
      ),
    );
    const styles = new Map(texts);
    const source = (styles.get(server.file) ?? '').replaceAll(urlPlaceholder, url);
    styles.delete(server.file);
    return { url, manifest, hash: server.integrity, source, styles };
  }

  /** Reads a file of a build from disk, else from its host. @throws when it is missing or has another hash */
  private async file(name: string, url: string, named: RemoteFile): Promise<Buffer> {
    const path = join(this.folder, name, nameOf(named));
    const stored = await readFile(path).catch(() => null);
    if (stored && isIntact(stored, named)) return stored;
    const content = await fetchNamedFile(url, named);
    try {
      replaceFile(path, content);
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
