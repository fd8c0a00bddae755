import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { servedFolder } from '../../build/served-folder.mjs';
import { root } from '../paths.mjs';
import { SetupError } from '../run-command.mjs';
import { testVariables } from '../test-variables.mjs';

const cache = join(root, 'node_modules/.cache/seeded-data');

/** Demo orders are dated from the seed, and one of them can be paid for a day: a folder serves for half a day and one build of the API. */
function folderOfNow() {
  const fingerprint = readFileSync(join(root, 'api', servedFolder, '.fingerprint'));
  const now = new Date();
  const halfDay = `${now.toISOString().slice(0, 10)} ${now.getUTCHours() < 12 ? 'morning' : 'afternoon'}`;
  return join(cache, createHash('sha256').update(fingerprint).update(halfDay).digest('hex').slice(0, 16));
}

/**
 * Gives a filled folder its name, unless another process, which began with it at the same time, was faster;
 * folders of other builds and times go.
 * @param {string} unfinished
 * @param {string} seeded the name
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
 * Fills a new data folder of the API with the demo data and their printed catalogue: a copy of one that was filled before,
 * so that not every shop that a test starts does it anew.
 * @param {string} folder that does not exist yet
 * @throws {SetupError} when the API cannot seed and has printed why
 */
export function copySeededData(folder) {
  const seeded = folderOfNow();
  if (!existsSync(seeded)) {
    const unfinished = `${seeded}-${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    const { status } = spawnSync(process.execPath, [join(root, 'tools/setup/testing/fill-data-folder.mjs')], {
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
