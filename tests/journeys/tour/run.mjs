import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureEngine } from '../../../tools/setup/browser.mjs';
import { root } from '../../../tools/setup/paths.mjs';
import { runCommand } from '../../../tools/setup/stop-with.mjs';
import { testVariables } from '../../../tools/setup/test-variables.mjs';

/** @typedef {import('../../../tools/setup/browser.mjs').Engine} Engine */

const names = ['firefox', 'webkit', 'old-webkit'];

/**
 * `node tests/journeys/tour/run.mjs [engine]… [option]…`: the tour in the engines named, Firefox and WebKit when none is; options are
 * Playwright's. The report is tests/journeys/test-results/tour.json.
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const named = args.filter((arg) => names.includes(arg));
  const options = args.filter((arg) => !names.includes(arg));
  const chosen = named.length > 0 ? named : ['firefox', 'webkit'];
  const variables = Object.assign({}, ...chosen.map((name) => ensureEngine(/** @type {Engine} */ (name))));
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      `--config=${join(import.meta.dirname, 'playwright.config.ts')}`,
      ...chosen.map((name) => `--project=${name}`),
      ...options,
    ],
    { stdio: 'inherit', env: { ...testVariables(process.env), NODE_ENV: 'production', ...variables } },
  );
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
});
