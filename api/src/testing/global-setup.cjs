const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const { join, relative } = require('node:path');

const root = join(__dirname, '../../..');

/** Files and folders on which the content of the seeded database depends. */
const read = [
  'package-lock.json',
  'api/migrations',
  'api/seed',
  'api/src/account/passwords.ts',
  'api/src/catalogue/search',
  'api/src/database',
  'api/src/import',
  'shared-contracts/src/catalogue',
  'shared-contracts/src/pricing',
  'tools/demo-catalogue',
];

/** @param {string} path @returns {string[]} */
const filesIn = (path) =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
        .map((entry) => join(entry.parentPath, entry.name));

/**
 * Returns the file of the cached database. It also depends on the current day, since the dates of demo orders
 * are relative to the day of seeding.
 */
function templateFile() {
  const hash = createHash('sha256').update(new Date().toDateString());
  for (const path of read.flatMap((name) => filesIn(join(root, name))).sort())
    hash.update(`${relative(root, path)}\0`).update(readFileSync(path));
  return join(root, 'node_modules/.cache/api', `template-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** Creates the seeded database that test files copy; an embedded one is cached for the next run. */
module.exports = async () => {
  if (process.env.TEST_DATABASE_URL) process.env.TEST_DATABASE_TEMPLATE = `boutique_test_${process.pid}`;
  else process.env.TEST_DATABASE_DUMP = templateFile();
  if (existsSync(process.env.TEST_DATABASE_DUMP ?? '')) return;
  execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'make-template.ts')], {
    stdio: 'inherit',
  });
};
