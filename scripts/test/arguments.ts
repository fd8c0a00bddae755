import { parseArgs } from 'node:util';
import { SetupError } from '../setup/stop-with.mjs';

/** So many failures tell enough: what comes after them is left out. */
const defaultFailures = 5;

const options = {
  coverage: { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  since: { type: 'string', default: 'HEAD' },
  watch: { type: 'boolean', default: false },
  'max-failures': { type: 'string', default: String(defaultFailures) },
} as const;

/**
 * Reads `npm test -- [WORDS] [OPTIONS] [-- ARGUMENTS OF THE TOOL]`.
 * @throws {SetupError} for an unknown option
 */
export function readArguments(args: readonly string[]) {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  const more = end < 0 ? [] : args.slice(end + 1);
  try {
    const { values, positionals } = parseArgs({ args: [...own], options, allowPositionals: true });
    const failures = Number(values['max-failures']);
    if (!Number.isInteger(failures) || failures < 0)
      throw new Error('--max-failures attend un nombre entier');
    return {
      words: positionals,
      more,
      coverage: values.coverage,
      changed: values.changed,
      since: values.since,
      watch: values.watch,
      maxFailures: failures === 0 ? Number.POSITIVE_INFINITY : failures,
    };
  } catch (error) {
    const known = '--changed [--since REVISION], --watch, --coverage, --max-failures NOMBRE';
    throw new SetupError(`${(error as Error).message.split(/\n|\. /)[0]} ; options de npm test : ${known}.`);
  }
}
