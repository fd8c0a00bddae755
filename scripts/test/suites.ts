import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts, remotes } from '../../build-config/processes.mjs';
import configureJest, { folders } from '../../jest.config.mjs';
import { root } from '../setup/paths.mjs';
import { pages, proofSamples } from './proof-samples';
import type { Suite } from './suite';

const tool = (path: string) => join(root, 'node_modules', path);
const reporter = (name: 'jest' | 'playwright') => join(root, 'scripts/test', `${name}-reporter.mjs`);

const shop = [...parts.map(({ name }) => name), 'e2e'];

/** Remotes with pages that the server renders. */
const renderedRemotes = remotes
  .map(({ name }) => name)
  .filter((name) => {
    const { pages }: { readonly pages: Readonly<Record<string, { readonly public?: boolean }>> } = JSON.parse(
      readFileSync(join(root, name, 'src/remote.json'), 'utf8'),
    );
    return Object.values(pages).some((page) => page.public);
  });

/** The folders whose jest tests run in one go; the API's run by themselves, since they need a server. */
const unitParts = folders.filter((folder) => folder !== 'api');
/** Those that read what was built, and of whom. */
const readBuilds: Readonly<Record<string, readonly string[]>> = {
  'build-config': pages,
  shell: [],
  scripts: ['shell'],
};

/** jest over some folders; `more` is handed on to it. */
async function jest(chosen: readonly string[], more: readonly string[]): Promise<string[]> {
  const { projects } = await configureJest();
  const names = projects
    .map(({ displayName }) => displayName)
    .filter((name) => chosen.includes(name.split(' ')[0] ?? ''));
  return [
    tool('jest/bin/jest.js'),
    `--config=${join(root, 'jest.config.mjs')}`,
    `--reporters=${reporter('jest')}`,
    '--silent',
    ...more,
    '--selectProjects',
    ...names,
  ];
}

const playwright = (more: readonly string[]) => [
  tool('@playwright/test/cli.js'),
  'test',
  `--reporter=${reporter('playwright')}`,
  ...more,
];

/**
 * In the order in which they start: what tells most in the least time stands first, and beside the tour, which keeps one
 * core busy, others that do.
 */
export const suites: readonly Suite[] = [
  {
    name: 'types',
    kind: 'check',
    cores: 1,
    reads: () => 'all',
    command: () => [tool('typescript/bin/tsc'), '-p', 'tsconfig.json'],
  },
  {
    name: 'lint',
    kind: 'check',
    cores: 1,
    reads: () => 'all',
    command: () => [tool('@biomejs/biome/bin/biome'), 'check', '.'],
  },
  {
    name: 'lint for browsers',
    kind: 'check',
    cores: 1,
    reads: () => 'all',
    command: () => ['build-config/browsers/lint.mjs'],
  },
  {
    name: 'lint of vocabulary',
    kind: 'check',
    cores: 1,
    reads: () => 'all',
    command: () => ['build-config/vocabulary/lint.mjs'],
  },
  {
    name: 'lint of folders',
    kind: 'check',
    cores: 1,
    reads: () => 'all',
    command: () => ['build-config/folders/lint.mjs'],
  },
  {
    name: 'journeys',
    kind: 'playwright',
    cores: 2,
    reads: () => shop,
    filesOf: {
      'mfe-catalogue': ['catalogue.journey', 'search-to-cart'],
      'mfe-cart-checkout': ['buying'],
      'mfe-account': ['accounts.journey', 'sessions'],
    },
    built: () => true,
    chromium: true,
    cwd: 'e2e',
    env: { JOURNEYS: 'journeys' },
    command: playwright,
  },
  {
    // One customer's way through the shop in each of the engines that are not Chromium's.
    name: 'tour (Firefox, WebKit)',
    kind: 'playwright',
    cores: 1,
    reads: () => ['shell', 'api', 'shared-contracts', 'page-kit', 'shared-ui', 'payment-sandbox', 'e2e'],
    built: () => true,
    engines: ['firefox', 'webkit'],
    cwd: 'e2e',
    command: (more) => playwright(['--config=tour', '--project=firefox', '--project=webkit', ...more]),
  },
  {
    name: 'killed in mid-order (PGlite)',
    kind: 'check',
    cores: 1,
    reads: () => ['api', 'payment-sandbox'],
    built: () => true,
    command: () => ['proofs/run.mjs', 'orders-kill', 'sample'],
  },
  ...proofSamples,
  {
    name: 'buying (PostgreSQL)',
    kind: 'playwright',
    cores: 1,
    reads: () => ['api', 'payment-sandbox', 'e2e'],
    built: () => true,
    chromium: true,
    databaseVariable: 'JOURNEYS_DATABASE_URL',
    cwd: 'e2e',
    env: { JOURNEYS: 'buying' },
    command: (more) => playwright(['--grep=@databases', '--project=desktop', '--project=alone', ...more]),
  },
  {
    name: 'hot reload',
    kind: 'playwright',
    cores: 1,
    reads: () => ['build-config'],
    built: () => true,
    chromium: true,
    cwd: 'e2e',
    command: (more) => playwright(['--config=hot-reload', ...more]),
  },
  {
    name: 'unit',
    kind: 'jest',
    cores: 2,
    parts: unitParts,
    reads: (part = '') => [part, ...(readBuilds[part] ?? [])],
    built: (parts) => parts.some((part) => part in readBuilds),
    covers: true,
    command: (more, parts) => jest(parts, more),
  },
  {
    name: 'api (PGlite, PostgreSQL)',
    kind: 'jest',
    cores: 2,
    reads: () => ['api'],
    covers: true,
    databaseVariable: 'TEST_DATABASE_URL',
    command: (more) => jest(['api'], more),
  },
  {
    name: 'missing files (sample)',
    kind: 'check',
    cores: 2,
    // How files are asked for again is the business of the shell and the builds.
    reads: () => ['shell', 'build-config'],
    built: () => true,
    chromium: true,
    command: () => ['proofs/run.mjs', 'failure-grid', 'sample'],
  },
  {
    name: 'versions apart (sample)',
    kind: 'check',
    cores: 1,
    reads: () => ['shell', 'build-config', 'shared-contracts', 'page-kit', 'mfe-account'],
    wholeShop: true,
    built: () => true,
    chromium: true,
    command: () => ['proofs/run.mjs', 'skew', 'sample'],
  },
  {
    name: 'hydration (debug build)',
    kind: 'playwright',
    cores: 2,
    reads: () => ['shell', ...renderedRemotes, 'shared-contracts', 'page-kit', 'shared-ui', 'e2e'],
    wholeShop: true,
    built: () => true,
    chromium: true,
    cwd: 'e2e',
    env: { JOURNEYS: 'hydration', SHOP_BUILD: 'debug' },
    command: (more) => playwright(['--project=desktop', ...more]),
  },
];
