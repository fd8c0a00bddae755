import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { serverTests, testTimeout } from './tools/build/jest/presets.mjs';
import { remotes } from './tools/build/processes.mjs';

const root = import.meta.dirname;
/** @type {{ workspaces: readonly string[] }} */
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Percent of a folder's branches that its tests have to cover: `npm run coverage`. */
const branches = {
  'tools/build': 72,
  'shared-contracts': 88,
  'page-kit': 77,
  'shared-ui': 88,
  shell: 86,
  ...Object.fromEntries(remotes.map(({ folder }) => [folder, 88])),
  'tools/demo-catalogue': 94,
  'tools/payment-sandbox': 90,
  'tools/commands': 65,
  'tools/deploy': 73,
  'tools/setup': 60,
  api: 85,
};

/** The folders that have jest tests. */
export const folders = [
  ...[...workspaces, ...remotes.map(({ folder }) => folder)].filter((folder) =>
    existsSync(join(root, folder, 'jest.config.mjs')),
  ),
  'tools/setup',
  'tools/commands',
  'tools/deploy',
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
  // jest reads these only from the configuration of the whole run.
  testTimeout,
  coverageThreshold: Object.fromEntries(
    Object.entries(branches).map(([folder, percent]) => [`./${folder}/`, { branches: percent }]),
  ),
  projects: (await Promise.all(folders.map(projectsOf))).flat(),
});
