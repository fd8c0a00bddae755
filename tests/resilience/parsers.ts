import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { root } from '../../tools/setup/paths.mjs';
import { print } from './report/print';

const runs = 100_000;
const jest = ['node_modules/jest/bin/jest.js', '--config=jest.config.mjs'];

/** Tests of everything that reads what others wrote, as paths from the root. @throws when jest lists none */
function testFiles(): readonly string[] {
  const { stdout } = spawnSync(process.execPath, [...jest, '--listTests', '/foreign-input.test'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const files = stdout.split('\n').filter(Boolean);
  if (files.length === 0) throw new Error('There is no foreign-input.test.ts.');
  return files.map((file) => relative(root, file)).sort();
}

/** Tests of a file, with so many values each. True when they pass. */
function passes(file: string): boolean {
  const { status } = spawnSync(
    process.execPath,
    [...jest, '--forceExit', '--verbose', '--testTimeout=1200000', '--runTestsByPath', file],
    { cwd: root, stdio: 'inherit', env: { ...process.env, PARSER_RUNS: String(runs) } },
  );
  return status === 0;
}

/**
 * Gives 100,000 values to each parser of what others wrote, by the workspaces' own tests; `chosen`: words
 * of the files' names. `npm test` gives each 200. True when all properties hold.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const wanted = testFiles().filter((file) => chosen.every((word) => file.includes(word)));
  const good = wanted.filter(passes);
  print(
    `${good.length} of ${wanted.length} files with ${runs.toLocaleString('en')} values per property good`,
  );
  return wanted.length > 0 && good.length === wanted.length;
}
