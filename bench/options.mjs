import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError } from '../scripts/setup/stop-with.mjs';

const parts = ['pages', 'api', 'catalogue', 'starts'];
const usage = `Usage : npm run bench -- [${parts.join('|')}|all] [--runs 5] [--only home|list|product|navigation] [--against dossier] [--quiet 0.4] [--seconds 5] [--out fichier.json]`;

/**
 * @typedef {object} Options
 * @property {string[]} parts what is measured
 * @property {number} runs rounds of the page measurements
 * @property {string} only a page's name, 'navigation', or empty for all
 * @property {string} against folder of another checkout of the shop, whose pages are measured in turn with this one's; empty for none
 * @property {number} quiet share of the processor below which a page is measured; a busier machine is waited for, at most 10 s
 * @property {number} seconds duration of each load on the API
 * @property {string} out file of the report
 */

/**
 * @param {string[]} args
 * @returns {Options}
 * @throws {SetupError} with the usage
 */
export function readOptions(args) {
  const { values, positionals } = parsed(args);
  const chosen = positionals[0] ?? 'all';
  const runs = Number(values.runs);
  const seconds = Number(values.seconds);
  const quiet = Number(values.quiet);
  const known = chosen === 'all' || parts.includes(chosen);
  const knownPage = ['', 'home', 'list', 'product', 'navigation'].includes(values.only);
  if (!known || !knownPage || positionals.length > 1 || !(runs >= 1) || !(seconds >= 1) || !(quiet > 0)) {
    throw new SetupError(usage);
  }
  const out = values.out ? resolve(values.out) : resolve(import.meta.dirname, 'results/latest.json');
  const against = values.against ? resolve(values.against) : '';
  if (against && (chosen !== 'pages' || !existsSync(join(against, 'scripts/start.mjs')))) {
    throw new SetupError(
      `--against compare les pages avec celles d'un autre dossier de la boutique : ${usage}`,
    );
  }
  return {
    parts: chosen === 'all' ? parts : [chosen],
    runs,
    only: values.only,
    against,
    quiet,
    seconds,
    out,
  };
}

function parsed(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        only: { type: 'string', default: '' },
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
