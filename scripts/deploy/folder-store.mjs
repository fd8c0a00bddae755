import { createHash, randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SetupError } from '../setup/stop-with.mjs';
import { pointerFile } from './pointer.mjs';

/** ms that another deployment may hold the lock: it compares and renames, no more. */
const patience = 5000;
/** Of a file that is still being written; nobody asks for such a name. */
const draftEnding = '.draft';

const versionOf = (content) => createHash('sha256').update(content).digest('hex');

/** A folder that a host serves. A file is there as a whole or not at all. @implements {import('./open-store.mjs').Store} */
export class FolderStore {
  constructor(folder) {
    this.folder = folder;
    this.name = folder;
  }

  path(file) {
    return join(this.folder, file);
  }

  async list() {
    if (!existsSync(this.folder)) return new Map();
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return new Map(
      await Promise.all(
        files.map(async (entry) => {
          const path = join(entry.parentPath ?? entry.path, entry.name);
          // A draft may be renamed meanwhile.
          const found = await stat(path).catch(() => null);
          return [relative(this.folder, path).split(sep).join('/'), found?.mtime ?? new Date()];
        }),
      ),
    );
  }

  isDraft(file) {
    return file.endsWith(draftEnding);
  }

  async read(file) {
    try {
      const content = await readFile(this.path(file));
      return { content, version: versionOf(content), modified: (await stat(this.path(file))).mtime };
    } catch (error) {
      if (error.code === 'ENOENT') return null;
      throw this.refusal(error);
    }
  }

  async create(file, content) {
    return this.throughDraft(file, content, async (draft) => {
      try {
        await link(draft, this.path(file));
        return true;
      } catch (error) {
        if (error.code === 'EEXIST') return false;
        // A file system without links.
        return copyFile(draft, this.path(file), constants.COPYFILE_EXCL).then(() => true);
      } finally {
        await rm(draft);
      }
    });
  }

  async write(file, content) {
    await this.throughDraft(file, content, (draft) => rename(draft, this.path(file)));
  }

  async swap(file, content, version) {
    return this.withLock(async () => {
      if (((await this.read(file))?.version ?? null) !== version) return false;
      await this.write(file, content);
      return true;
    });
  }

  async remove(files) {
    for (const file of files) await rm(this.path(file), { force: true });
  }

  async throughDraft(file, content, use) {
    const draft = `${this.path(file)}.${randomUUID()}${draftEnding}`;
    try {
      await mkdir(dirname(draft), { recursive: true });
      await writeFile(draft, content);
      return await use(draft);
    } catch (error) {
      throw this.refusal(error);
    }
  }

  async withLock(act) {
    const lock = this.path(`${pointerFile}.lock`);
    const end = Date.now() + patience;
    await mkdir(this.folder, { recursive: true }).catch((error) => {
      throw this.refusal(error);
    });
    for (;;) {
      try {
        await (await open(lock, 'wx')).close();
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw this.refusal(error);
        if (Date.now() > end)
          throw new SetupError(
            `${lock} : un autre déploiement est en cours, ou fut interrompu : supprimez ce fichier s'il n'y en a pas.`,
          );
        await pause(50);
      }
    }
    try {
      return await act();
    } finally {
      await rm(lock, { force: true });
    }
  }

  refusal(error) {
    return error.code && error.path
      ? new SetupError(
          `${error.path} : ${error.code} : changez le dossier ou ses droits (--to ${this.folder}).`,
        )
      : error;
  }
}
