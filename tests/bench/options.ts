import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError } from '../../tools/workspace/run-command.mjs';

const parts = ['pages', 'interactions', 'load', 'sale', 'starts', 'growth'] as const;
export type Part = (typeof parts)[number];
/** Need a PostgreSQL server, so that `all` leaves them out. */
const onServer: readonly Part[] = ['growth', 'sale'];

const usage = `Usage : npm run bench -- [${parts.join('|')}|all] [--runs 5] [--only home|list|product|navigation|10000] [--against dossier] [--slower 4] [--out fichier.json]`;

export type Options = ReturnType<typeof readOptions>;

/** @throws {SetupError} with the usage */
export function readOptions(args: readonly string[]) {
  const text = (value = '') => ({ type: 'string', default: value }) as const;
  const options = { runs: text('5'), only: text(), slower: text('4'), against: text(), out: text() };
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [chosen = 'all'] = positionals;
    const selected = parts.filter(
      (part) => part === chosen || (chosen === 'all' && !onServer.includes(part)),
    );
    const against = values.against && resolve(values.against);
    const [runs, slower] = [Number(values.runs), Number(values.slower)];
    const isComparable = ['pages', 'starts'].includes(chosen) && existsSync(join(against, 'package.json'));
    if (selected.length === 0 || !(runs >= 1) || !(slower >= 1) || (against && !isComparable))
      throw new Error('unknown values');
    return {
      parts: selected,
      /** Rounds of pages, interactions and compared starts; seconds of each load; minutes of a sale. */
      runs,
      /** Name of a page, or number of articles; empty for all. */
      only: values.only,
      /** Folder of another checkout whose pages or starts are measured alternately; empty for none. */
      against,
      /** Factor by which the processor is slowed for pages and interactions; 1: not at all. */
      slower,
      /** File of the report. */
      out: resolve(values.out || join(import.meta.dirname, 'results/latest.json')),
    };
  } catch {
    throw new SetupError(usage);
  }
}
