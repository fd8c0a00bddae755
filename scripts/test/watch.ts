import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { SetupError } from '../setup/stop-with.mjs';
import { testVariables } from '../setup/test-variables.mjs';
import { select } from './select';
import type { Suite } from './suite';

/**
 * jest's own watch mode over the chosen folders; resolves with its exit code.
 * @throws {SetupError} when no folder with jest tests is named
 */
export async function watch(
  suites: readonly Suite[],
  { words, more }: { readonly words: readonly string[]; readonly more: readonly string[] },
): Promise<number> {
  const jests = select(suites, words).filter(({ suite }) => suite.covers);
  const [chosen, another] = jests;
  if (words.length === 0 || !chosen || another) {
    const folders = suites.flatMap(({ parts = [] }) => parts);
    throw new SetupError(`--watch suit les tests d'un dossier : ${[...folders, 'api'].join(', ')}.`);
  }
  const { suite, parts } = chosen;
  const sequencer = `--testSequencer=${join(root, 'scripts/test/nearest-first.mjs')}`;
  const args = await suite.command(['--watch', '--reporters', 'default', sequencer, ...more], parts);
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: testVariables(process.env),
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
