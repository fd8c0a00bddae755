import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { servedFolder } from '../../tools/bundler/served-folder.mjs';
import { root } from '../../tools/workspace/paths.mjs';
import { SetupError } from '../../tools/workspace/run-command.mjs';
import { testVariables } from '../../tools/workspace/test-variables.mjs';

const cache = join(root, 'node_modules/.cache/seeded-data');

/** A folder serves one API build for half a day: one demo order can be paid until a day after the seed. */
function folderOfNow() {
  const fingerprint = readFileSync(join(root, 'api', servedFolder, '.fingerprint'));
  const now = new Date();
  const halfDay = `${now.toISOString().slice(0, 10)} ${now.getUTCHours() < 12 ? 'morning' : 'afternoon'}`;
  return join(cache, createHash('sha256').update(fingerprint).update(halfDay).digest('hex').slice(0, 16));
}

/**
 * Renames a filled folder, unless a concurrent process was faster, and removes folders of other builds and
 * times.
 * @param {string} unfinished
 * @param {string} seeded the new name
 */
function store(unfinished, seeded) {
  try {
    renameSync(unfinished, seeded);
  } catch (error) {
    if (!existsSync(seeded)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
  const others = readdirSync(cache).filter((name) => !name.startsWith(basename(seeded)));
  for (const name of others) rmSync(join(cache, name), { recursive: true, force: true });
}

/**
 * Fills a new data folder of the API with demo data and catalogue PDF, by copying a folder that is seeded
 * only once for all tests.
 * @param {string} folder must not exist yet
 * @throws {SetupError} if the API cannot seed it, after printing the reason
 */
export function copySeededData(folder) {
  const seeded = folderOfNow();
  if (!existsSync(seeded)) {
    const unfinished = `${seeded}-${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    const { status } = spawnSync(process.execPath, [join(root, 'tests/kit/fill-data-folder.mjs')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...testVariables(process.env), DATA_DIR: unfinished },
    });
    if (status !== 0) {
      rmSync(unfinished, { recursive: true, force: true });
      throw new SetupError("Les données de démonstration n'ont pas pu être installées.", { said: true });
    }
    store(unfinished, seeded);
  }
  cpSync(seeded, folder, { recursive: true });
}
