import { spawnSync } from 'node:child_process';
import { root } from '../scripts/setup/paths.mjs';
import { chosenPart, chosenWords } from './kept/part-of';
import { print } from './report/print';

const runs = 100_000;
/** Tests of everything that reads what others wrote, by who reads it. */
const files = [
  'api/src/foreign-input',
  'api/src/import/foreign-input',
  'api/src/mail/foreign-input',
  'shared-contracts/src/foreign-input',
  'page-kit/src/foreign-input',
  'shell/server/foreign-input',
  'mfe-cart-checkout/src/cart/foreign-input',
  'mfe-catalogue/src/pages/product/recently-viewed/foreign-input',
];

/** Tests of a file, with so many values each. True when they pass. */
function passes(file: string): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '--config=jest.config.mjs',
      '--forceExit',
      '--verbose',
      '--testTimeout=1200000',
      file,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, PARSER_RUNS: String(runs) } },
  );
  return status === 0;
}

/**
 * Gives 100,000 values to each parser of what others wrote, by the workspaces' own tests; `chosen`: words
 * of the files' names and `--part i/n`. `npm test` gives each 200. True when all properties hold.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const words = chosenWords(chosen);
  const named = files.filter((file) => words.every((word) => file.includes(word)));
  const wanted = chosenPart(named, chosen);
  const good = wanted.filter(passes);
  print(
    `${good.length} of ${wanted.length} files with ${runs.toLocaleString('en')} values per property good`,
  );
  return wanted.length > 0 && good.length === wanted.length;
}
