import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/setup/paths.mjs';
import { ensureEngine } from '../../tools/setup/test-programs.mjs';
import { testVariables } from '../../tools/setup/test-variables.mjs';
import { print } from './report/print';

const report = join(root, 'tests/journeys/test-results/tour.json');

/** Runs the tour up to the sign-in in WebKit 2.38 (Safari 16.0). True when no step failed or was skipped. */
export async function prove(): Promise<boolean> {
  rmSync(report, { force: true });
  const env = { ...testVariables(process.env), NODE_ENV: 'production', ...ensureEngine('old-webkit') };
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'test', '--config=tests/journeys/tour', '--project=old-webkit'], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  const { stats }: { stats: Record<'expected' | 'unexpected' | 'skipped', number> } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  print(`${stats.expected} steps passed, ${stats.unexpected} failed, ${stats.skipped} not run`);
  return stats.expected > 0 && stats.unexpected + stats.skipped === 0;
}
