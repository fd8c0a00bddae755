import { join } from 'node:path';
import { parts, remotes } from '../../bundler/processes.mjs';
import { root } from '../../workspace/paths.mjs';
import type { ProgramName } from '../../workspace/test-programs.mjs';
import configureJest, { folders } from './jest.config.mjs';

/** One run of one tool. `npm test` runs the suites that are not `wide`, `npm run test:wide` the others. */
export interface Suite {
  readonly name: string;
  readonly wide?: boolean;
  /** Folders whose changes can break the suite; by default all. */
  readonly reads?: readonly string[];
  /** Folders whose tests can be run separately. */
  readonly folders?: readonly string[];
  readonly needs?: readonly ('builds' | 'chromium' | ProgramName)[];
  /** Variable that gets the URL of a PostgreSQL server started for the suite. */
  readonly databaseVariable?: string;
  /** File of the tool's report with the counts; a suite without one counts as one test. */
  readonly report?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Major version of the Node that runs it; by default the version of this process. */
  readonly node?: number;
  /** Arguments of Node; `folders` and `remotes` as in a choice. */
  readonly command: (
    folders: readonly string[],
    remotes?: readonly string[],
  ) => readonly string[] | Promise<readonly string[]>;
}

const tool = (path: string) => join(root, 'node_modules', path);

const pages = ['shell', ...remotes.map(({ name }) => name)];

/** Builds that the unit tests of a folder read. */
const builtFor: Readonly<Record<string, readonly string[]>> = {
  'tools/commands': ['shell'],
  'tests/lint': pages,
};

/** Returns the folders whose unit tests can break by a change of the `changed` folders. */
export const unitFoldersFor = (changed: ReadonlySet<string>) =>
  folders.filter((folder) => [folder, ...(builtFor[folder] ?? [])].some((each) => changed.has(each)));

async function jest(chosen: readonly string[], report: string) {
  const { projects } = await configureJest();
  const names = projects.map(({ displayName }) => displayName);
  return [
    tool('jest/bin/jest.js'),
    '--reporters=default',
    '--json',
    `--outputFile=${join(root, 'test-results', report)}`,
    '--silent',
    '--maxWorkers=100%',
    '--selectProjects',
    ...names.filter((name) => chosen.includes(name.split(' ')[0] ?? '')),
  ];
}

const check = (name: string, ...command: string[]): Suite => ({ name, command: () => command });

const playwright = (...args: string[]) => [tool('@playwright/test/cli.js'), 'test', ...args];

/** Journeys in Chromium; `report`: name of their files in `tests/journeys/test-results`. */
const journeys = (report: string, ...args: string[]) => ({
  report: join('tests/journeys/test-results', `${report}.json`),
  needs: ['builds', 'chromium'] as const,
  cwd: 'tests/journeys',
  env: { JOURNEYS: report },
  command: () => playwright(...args),
});

/** What the tests of `npm run test:resilience -- NAME` need in addition to builds and Chromium. */
const samples: Readonly<Record<string, readonly ProgramName[]>> = {
  'killed-api': [],
  deploy: [],
  canary: ['nginx'],
  'two-shells': ['nginx', 'valkey'],
  packages: [],
  'session-refresh': [],
  'hostile-text': [],
  'failing-files': [],
  'many-processes': ['nginx', 'pgbouncer', 'valkey'],
  alerts: ['promtool'],
  memory: [],
};

/** In the order of their start: journeys take longest, and the checks next to them fail earliest. */
export const suites: readonly Suite[] = [
  {
    name: 'journeys',
    reads: [...parts.map(({ folder }) => folder), 'tests/journeys'],
    ...journeys('main'),
    // The tags of a journey are the remotes whose pages it opens.
    command: (_folders, remotes = []) =>
      playwright(`--grep=(?=.*@main)${remotes.length > 0 ? `(?=.*@(${remotes.join('|')}))` : ''}`),
  },
  check('lint', tool('@biomejs/biome/bin/biome'), 'check', '.'),
  // By default four checkers check much of it twice.
  check('types', tool('typescript/bin/tsc'), '-p', 'tsconfig.json', '--checkers', '1'),
  check('lint for browsers', 'tests/lint/browsers/lint.mjs'),
  check('lint of folders', 'tests/lint/folders/lint.mjs'),
  {
    name: 'unit',
    report: 'test-results/unit.json',
    folders,
    needs: ['builds'],
    command: (chosen) => jest(chosen, 'unit.json'),
  },

  { name: 'wide journeys', wide: true, ...journeys('wide', '--grep-invert=@main') },
  {
    name: 'api (PostgreSQL)',
    wide: true,
    report: 'test-results/postgres.json',
    databaseVariable: 'TEST_DATABASE_URL',
    needs: ['pgbouncer', 'valkey'],
    command: () => jest(['api'], 'postgres.json'),
  },
  {
    // Others at each run; a failure prints its seed.
    name: 'random histories',
    wide: true,
    report: 'test-results/histories.json',
    env: { CART_HISTORIES: '3000', PARSER_RUNS: '2000' },
    command: async () => [
      ...(await jest(folders, 'histories.json')),
      '--testPathPatterns=several-tabs|foreign-input',
      '--testTimeout=600000',
    ],
  },
  {
    name: 'tour (Firefox, WebKit)',
    wide: true,
    ...journeys('tour', '--config=tour', '--project=firefox', '--project=webkit'),
    needs: ['builds', 'firefox', 'webkit'],
  },
  {
    name: 'buying (PostgreSQL)',
    wide: true,
    databaseVariable: 'JOURNEYS_DATABASE_URL',
    ...journeys('buying', '--grep=@databases'),
  },
  ...[22, 24].map(
    (node): Suite => ({
      name: `buying (Node ${node})`,
      wide: true,
      node,
      ...journeys(`node-${node}`, '--grep=@databases'),
    }),
  ),
  {
    name: 'hydration (debug build)',
    wide: true,
    ...journeys('hydration'),
    env: { JOURNEYS: 'hydration', SHOP_BUILD: 'debug' },
  },
  { name: 'hot reload', wide: true, ...journeys('hot-reload', '--config=hot-reload') },
  ...Object.entries(samples).map(
    ([name, programs]): Suite => ({
      name: `${name} (sample)`,
      wide: true,
      needs: ['builds', 'chromium', ...programs],
      command: () => ['tests/resilience/run.mjs', name, 'sample'],
    }),
  ),
];
