import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { runCommand } from './setup/stop-with.mjs';
import { testVariables } from './setup/test-variables.mjs';

// What is tested is the production build; the tests themselves see no NODE_ENV.
process.env.NODE_ENV = 'production';

const reports = join(root, 'test-results');
const tool = (path) => join(root, 'node_modules', path);

/** Runs a tool of the project and shows what it prints only when it fails, unless `shown`. */
function run(args, { cwd = root, env = {}, shown = false } = {}) {
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
      env: { ...testVariables(process.env), ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.once('exit', (code) => {
      if (code !== 0 && !shown) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

const check = (args) => async () => ((await run(args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A jest run of one workspace; a run that ends without a report counts as one failure. */
function unitTests(workspace, env = {}) {
  return async () => {
    const report = join(reports, `${workspace}${Object.keys(env).length > 0 ? '-postgres' : ''}.json`);
    await run(
      [
        tool('jest/bin/jest.js'),
        '--json',
        `--outputFile=${report}`,
        '--silent',
        '--passWithNoTests',
        // By itself it leaves one core to somebody who waits at the machine: half of two.
        '--maxWorkers=100%',
      ],
      { cwd: join(root, workspace), env },
    );
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  };
}

/** Does the work with the address of a PostgreSQL server that is there as long as it takes. */
async function onPostgres(work) {
  const { startTestPostgres } = await import('./setup/postgres.mjs');
  const postgres = await startTestPostgres();
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** Journeys in Chromium on a shop of their own, all or those that `chosen` arguments name. */
async function journeys({ chosen = [], env = {} } = {}) {
  const { ensureBrowser } = await import('./setup/browser.mjs');
  const report = join(root, 'e2e/test-results/journeys.json');
  rmSync(report, { force: true });
  const succeeded = await run([tool('@playwright/test/cli.js'), 'test', ...chosen], {
    cwd: join(root, 'e2e'),
    env: { CHROMIUM: ensureBrowser(), ...env },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: succeeded ? failed : Math.max(failed, 1) };
}

const suites = [
  ['types', check([tool('typescript/bin/tsc'), '-p', 'tsconfig.json'])],
  ['lint', check([tool('@biomejs/biome/bin/biome'), 'check', '.'])],
  ['scripts', unitTests('scripts')],
  ['build-config', unitTests('build-config')],
  ['shared-contracts', unitTests('shared-contracts')],
  ['shared-ui', unitTests('shared-ui')],
  ['shell', unitTests('shell')],
  ['mfe-catalogue', unitTests('mfe-catalogue')],
  ['mfe-cart-checkout', unitTests('mfe-cart-checkout')],
  ['mfe-account', unitTests('mfe-account')],
  ['payment-sandbox', unitTests('payment-sandbox')],
  ['bench', check(['--test', 'bench/'])],
  ['api (PGlite)', unitTests('api')],
  ['api (PostgreSQL)', () => onPostgres((url) => unitTests('api', { TEST_DATABASE_URL: url })())],
  ['killed in mid-order (PGlite)', check(['proofs/run.mjs', 'orders-kill', 'sample'])],
  [
    'buying (Chromium, PostgreSQL)',
    () =>
      onPostgres((url) => journeys({ chosen: ['buying', '--project=desktop'], env: { DATABASE_URL: url } })),
  ],
  ['journeys (Chromium)', () => journeys()],
  [
    'hydration (Chromium, debug build)',
    () => journeys({ chosen: ['--project=desktop'], env: { SHOP_BUILD: 'debug' } }),
  ],
];

await runCommand(async () => {
  ensureInstalled();
  const { ensureBuilt } = await import('./setup/build.mjs');
  await ensureBuilt();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const chosen = process.argv.slice(2);
  const sum = { passed: 0, failed: 0 };
  for (const [name, suite] of suites) {
    if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue;
    const startedAt = Date.now();
    const { passed, failed } = await suite();
    sum.passed += passed;
    sum.failed += failed;
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
});
