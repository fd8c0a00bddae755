import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../tools/workspace/paths.mjs';
import { ensureProgram } from '../../tools/workspace/test-programs.mjs';
import { print, sign } from './report/print';

const folder = join(root, 'docs/monitoring');
const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8'));

interface Expectation {
  readonly expr: string;
  readonly exp_samples: readonly { readonly labels?: string }[];
}

/** Returns the alerts that no recorded series makes fire. */
function untested(): string[] {
  const rules: { alert: string }[] = read('alerts.yml').groups.flatMap((group: { rules: [] }) => group.rules);
  const expected: Expectation[] = read('alerts.test.yml').tests.flatMap(
    (test: { promql_expr_test: [] }) => test.promql_expr_test,
  );
  const firing = expected.flatMap(({ expr, exp_samples }) =>
    exp_samples.map(({ labels = '' }) => expr + labels),
  );
  return rules.map(({ alert }) => alert).filter((alert) => !firing.join().includes(`"${alert}"`));
}

/** Plays the recorded series of the alerts. True when each fires as expected, or a sample has no promtool. */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const { PROMTOOL: promtool } = ensureProgram('promtool');
  if (!promtool) return chosen[0] === 'sample';
  const missing = untested();
  const { status } = spawnSync(promtool, ['test', 'rules', 'alerts.test.yml'], {
    cwd: folder,
    stdio: 'inherit',
  });
  const isProven = status === 0 && missing.length === 0;
  print(`${sign(isProven)} each alert fires for its series, and is silent at rest ${missing.join(', ')}`);
  return isProven;
}
