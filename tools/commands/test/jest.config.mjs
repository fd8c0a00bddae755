import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { serverTests, testTimeout } from '../../bundler/jest/presets.mjs';
import { remotes } from '../../bundler/processes.mjs';
import { root } from '../../workspace/paths.mjs';

/** @type {{ workspaces: readonly string[] }} */
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Percent of a folder's branches that its tests have to cover: `npm run coverage`. */
const branches = {
  shell: 86,
  ...Object.fromEntries(remotes.map(({ folder }) => [folder, 88])),
  'shared-contracts': 88,
  'page-kit': 80,
  'shared-ui': 88,
  'server-kit': 85,
  api: 85,
  'tools/bundler': 72,
  'tools/commands': 65,
  'tools/demo-catalogue': 94,
  'tools/deploy': 73,
  'tools/payment-sandbox': 90,
  'tools/workspace': 60,
};

/** Folders with jest tests. */
export const folders = [
  ...[...workspaces, ...remotes.map(({ folder }) => folder)].filter((folder) =>
    existsSync(join(root, folder, 'jest.config.mjs')),
  ),
  'tools/commands',
  'tools/deploy',
  'tools/workspace',
  'tests/lint',
  'tests/resilience',
];

/** Returns a folder's jest projects: from its configuration, else server tests. @param {string} folder */
async function projectsOf(folder) {
  const file = join(root, folder, 'jest.config.mjs');
  const configuration = existsSync(file) ? (await import(pathToFileURL(file).href)).default : serverTests();
  /** @type {readonly import('jest').Config[]} */
  const projects = configuration.projects ?? [configuration];
  return projects.map((project) => ({
    ...project,
    rootDir: join(root, folder),
    displayName: [folder, project.displayName].filter(Boolean).join(' '),
  }));
}

/** Every jest test of the project in one run; a workspace's own configuration says how its tests run. */
export default async () => ({
  rootDir: root,
  // jest reads these only from the configuration of the whole run.
  testTimeout,
  // A worker keeps modules of every file that it has run, up to 1.3 GB; a new one costs two seconds.
  workerIdleMemoryLimit: '500MB',
  coverageThreshold: Object.fromEntries(
    Object.entries(branches).map(([folder, percent]) => [`./${folder}/`, { branches: percent }]),
  ),
  projects: (await Promise.all(folders.map(projectsOf))).flat(),
});
