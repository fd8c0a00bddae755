import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandError } from './command-error';

/** What was typed behind the name of a command. @throws {CommandError} in one line, for an unknown option or one without value */
export function parseOptions<Values>(
  { args, options }: { args: string[]; options: NonNullable<ParseArgsConfig['options']> },
  usage: string,
): { values: Values; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Values, positionals };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!code.startsWith('ERR_PARSE_ARGS')) throw error;
    const option = /'(-[^' ]*)/.exec((error as Error).message)?.[1] ?? '';
    throw new CommandError(`L’option ${option} est inconnue ou sans valeur. ${usage}`);
  }
}
