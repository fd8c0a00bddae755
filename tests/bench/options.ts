import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError } from '../../tools/setup/stop-with.mjs';

const parts = ['pages', 'lists', 'api', 'catalogue', 'search-quality', 'starts'] as const;
/** What can be measured. */
export type Part = (typeof parts)[number];
const usage = `Usage : npm run bench -- [${parts.join('|')}|all] [--runs 5] [--only home|list|product|navigation] [--against dossier] [--slower 4] [--busy 0] [--quiet 0.4] [--seconds 5] [--out fichier.json]`;

export interface Options {
  /** What is measured. */
  readonly parts: readonly Part[];
  /** Rounds of pages, and of starts that are compared. */
  readonly runs: number;
  /** A page's name, 'navigation', or empty for all. */
  readonly only: string;
  /** Folder of another checkout of the shop, whose pages or starts are measured in turn with this one's; empty for none. */
  readonly against: string;
  /** How many times the processor is slowed for pages; 1: not at all. */
  readonly slower: number;
  /** Endless loops beside each page, of a processor each. */
  readonly busy: number;
  /** Share of the processor below which a page is measured; a busier machine is waited for, at most 10 s. */
  readonly quiet: number;
  /** Duration of each load on the API. */
  readonly seconds: number;
  /** File of the report. */
  readonly out: string;
}

/** @throws {SetupError} with the usage */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parsed(args);
  const chosen = positionals[0] ?? 'all';
  const runs = Number(values.runs);
  const seconds = Number(values.seconds);
  const slower = Number(values.slower);
  const busy = Number(values.busy);
  const quiet = Number(values.quiet);
  const measured = parts.filter((part) => chosen === 'all' || part === chosen);
  const knownPage = ['', 'home', 'list', 'product', 'navigation'].includes(values.only);
  if (
    measured.length === 0 ||
    !knownPage ||
    positionals.length > 1 ||
    !(runs >= 1) ||
    !(seconds >= 1) ||
    !(slower >= 1) ||
    !(busy >= 0) ||
    !(quiet > 0)
  ) {
    throw new SetupError(usage);
  }
  const out = values.out ? resolve(values.out) : resolve(import.meta.dirname, 'results/latest.json');
  const against = values.against ? resolve(values.against) : '';
  if (against && (!['pages', 'starts'].includes(chosen) || !existsSync(join(against, 'package.json')))) {
    throw new SetupError(
      `--against compare les pages ou les démarrages avec ceux d'un autre dossier de la boutique : ${usage}`,
    );
  }
  return { parts: measured, runs, only: values.only, against, slower, busy, quiet, seconds, out };
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
        quiet: { type: 'string', default: '0.4' },
        seconds: { type: 'string', default: '5' },
        against: { type: 'string', default: '' },
        out: { type: 'string' },
      },
    });
  } catch {
    throw new SetupError(usage);
  }
}
