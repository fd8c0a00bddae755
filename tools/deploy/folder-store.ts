import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SetupError } from '../workspace/run-command.mjs';
import { pointerFile } from './pointer';
import type { Store, StoredFile } from './store';

/** Milliseconds that another deployment may hold the lock, in which it only compares and renames. */
const patience = 5_000;
/** Milliseconds between two attempts to get the lock. */
const interval = 50;
/** Suffix of a file that is still being written; never requested. */
const draftEnding = '.draft';

const versionOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** A folder that a host serves. Files are written atomically. */
export class FolderStore implements Store {
  constructor(readonly name: string) {}

  async list(): Promise<Map<string, Date>> {
    if (!existsSync(this.name)) return new Map();
    const entries = await this.tried(fs.readdir(this.name, { recursive: true, withFileTypes: true }));
    const times = entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        // A draft may be renamed meanwhile.
        const found = await fs.stat(path).catch(() => null);
        return [relative(this.name, path).split(sep).join('/'), found?.mtime ?? new Date()] as const;
      });
    return new Map(await Promise.all(times));
  }

  isDraft(file: string): boolean {
    return file.endsWith(draftEnding);
  }

  async read(file: string): Promise<StoredFile | null> {
    try {
      const content = await fs.readFile(this.path(file));
      return { content, version: versionOf(content), modified: (await fs.stat(this.path(file))).mtime };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw this.refusal(error);
    }
  }

  async create(file: string, content: Buffer): Promise<boolean> {
    const path = this.path(file);
    return this.throughDraft(file, content, async (draft) => {
      try {
        // A file system may have no links. A file that exists is refused again.
        await fs.link(draft, path).catch(() => fs.copyFile(draft, path, fs.constants.COPYFILE_EXCL));
        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      } finally {
        await fs.rm(draft);
      }
    });
  }

  async write(file: string, content: Buffer): Promise<void> {
    await this.throughDraft(file, content, (draft) => fs.rename(draft, this.path(file)));
  }

  async swap(file: string, content: Buffer, version: string | null): Promise<boolean> {
    return this.withLock(async () => {
      if (((await this.read(file))?.version ?? null) !== version) return false;
      await this.write(file, content);
      return true;
    });
  }

  async remove(files: readonly string[]): Promise<void> {
    for (const file of files) await this.tried(fs.rm(this.path(file), { force: true }));
  }

  private path(file: string): string {
    return join(this.name, file);
  }

  /** Writes a draft of a file, which `use` then puts in the place of the file. */
  private async throughDraft<T>(file: string, content: Buffer, use: (draft: string) => Promise<T>) {
    const draft = `${this.path(file)}.${randomUUID()}${draftEnding}`;
    await this.tried(fs.mkdir(dirname(draft), { recursive: true }));
    await this.tried(fs.writeFile(draft, content));
    return this.tried(use(draft));
  }

  private async withLock<T>(act: () => Promise<T>): Promise<T> {
    const lock = this.path(`${pointerFile}.lock`);
    const end = Date.now() + patience;
    await this.tried(fs.mkdir(this.name, { recursive: true }));
    for (;;) {
      try {
        await fs.writeFile(lock, '', { flag: 'wx' });
        break;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw this.refusal(error);
        if (Date.now() > end)
          throw new SetupError(
            `${lock} : un autre déploiement est en cours, ou fut interrompu : supprimez ce fichier s'il n'y en a pas.`,
          );
        await pause(interval);
      }
    }
    try {
      return await act();
    } finally {
      await fs.rm(lock, { force: true });
    }
  }

  private tried<T>(work: Promise<T>): Promise<T> {
    return work.catch((error) => {
      throw this.refusal(error);
    });
  }

  /** Converts errors that the operator can fix to one line. */
  private refusal(error: unknown): unknown {
    const { code, path } = error as NodeJS.ErrnoException;
    return code && path
      ? new SetupError(`${path} : ${code} : changez le dossier ou ses droits (--to ${this.name}).`)
      : error;
  }
}
