import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/paths.mjs';

/** @param {string} folder */
const read = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

// Changesets only raise versions of workspaces. The packed shop is none, since remotes here would start it.
const { version } = read('tools/bundler');
const shop = { ...read('tools/sph-shop'), version };
writeFileSync(join(root, 'tools/sph-shop/package.json'), `${JSON.stringify(shop, null, 2)}\n`);
const changelog = join(root, 'docs/changelog.md');
const heading = `## [${version}] – ${new Date().toISOString().slice(0, 10)}`;
writeFileSync(changelog, readFileSync(changelog, 'utf8').replace(/^## .*unreleased.*$/im, heading));
// The test that compares a release with the next one records what this one provides.
const { status } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', 'tests/lint/packages'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, RECORD_RELEASE: '1' },
});
process.exitCode = status ?? 1;
