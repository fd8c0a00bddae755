import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(__dirname, '../../..');
const folder = join(root, 'node_modules/.cache/api');
const migrations = join(root, 'api/migrations');
const demo = join(root, 'tools/demo-catalogue');
const twoDays = 2 * 24 * 60 * 60 * 1000;

/** Sources of the shop that this process has loaded, on which the database depends. */
const loadedSources = () =>
  Object.keys(require.cache).filter((path) => path.startsWith(root) && !path.includes('/node_modules/'));

/**
 * Returns the file of the cached database, which depends on migrations, packages, sources, seeds, and the
 * current day, since the dates of demo orders are relative to the day of seeding.
 */
export function templateFile(): string {
  const read = [
    join(root, 'package-lock.json'),
    ...[migrations, demo].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    ),
    ...loadedSources(),
  ];
  const hash = createHash('sha256').update(new Date().toDateString());
  for (const path of read.sort()) hash.update(`${relative(root, path)}\0`).update(readFileSync(path));
  return join(folder, `template-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** Stores a template atomically and deletes unused ones. */
export function keepTemplate(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (mtimeMs < Date.now() - twoDays) rmSync(path, { force: true });
  }
}
