import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError } from '../../tools/setup/run-command.mjs';

const parts = ['pages', 'lists', 'api', 'starts'] as const;
export type Part = (typeof parts)[number];
const pages = ['home', 'list', 'product', 'navigation'];
const usage = `Usage : npm run bench -- [${parts.join('|')}|all] [--runs 5] [--only ${pages.join('|')}] [--against dossier] [--slower 4] [--busy 0] [--out fichier.json]`;

export type Options = ReturnType<typeof readOptions>;

/** @throws {SetupError} with the usage */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  const { only } = values;
  const [chosen = 'all', ...more] = positionals;
  const [runs, slower, busy] = [Number(values.runs), Number(values.slower), Number(values.busy)];
  const selected = parts.filter((part) => chosen === 'all' || part === chosen);
  const isKnownPage = only === '' || pages.includes(only);
  const against = values.against ? resolve(values.against) : '';
  const canCompare = ['pages', 'starts'].includes(chosen) && existsSync(join(against, 'package.json'));
  if (
    selected.length === 0 ||
    more.length > 0 ||
    !isKnownPage ||
    !(runs >= 1) ||
    !(slower >= 1) ||
    !(busy >= 0) ||
    (against && !canCompare)
  )
    throw new SetupError(usage);
  return {
    parts: selected,
    /** Number of rounds of pages and of compared starts. */
    runs,
    /** A page's name, 'navigation', or empty for all. */
    only,
    /** Folder of another checkout whose pages or starts are measured alternately; empty for none. */
    against,
    /** Factor by which the processor is slowed for pages; 1: not at all. */
    slower,
    /** Number of busy loops that run next to each page, each using one processor. */
    busy,
    /** File of the report. */
    out: values.out ? resolve(values.out) : resolve(import.meta.dirname, 'results/latest.json'),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        only: { type: 'string', default: '' },
        slower: { type: 'string', default: '4' },
        busy: { type: 'string', default: '0' },
        against: { type: 'string', default: '' },
        out: { type: 'string' },
      },
    });
  } catch {
    throw new SetupError(usage);
  }
}
