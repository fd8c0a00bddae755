import { CommandError, parseCommand } from '../terminal';

export type Command =
  | { readonly kind: 'export'; readonly emailAddress: string; readonly file: string | undefined }
  | { readonly kind: 'erase'; readonly emailAddress: string; readonly yes: boolean }
  | { readonly kind: 'requests' };

const usage =
  'Usage\u00a0: npm run customers -- export ADRESSE-MAIL [--file données.json] | erase ADRESSE-MAIL [--yes] | requests';

const optionsOf = {
  export: { file: { type: 'string' } },
  erase: { yes: { type: 'boolean' } },
  requests: {},
} as const;

/** @throws {CommandError} with a one-line message when an argument is missing, unknown or invalid */
export function readCommand(args: readonly string[]): Command {
  const { kind, values, positionals } = parseCommand<Command['kind'], Values>(args, optionsOf, usage);
  const [typed, ...more] = positionals;
  if (kind === 'requests') {
    if (typed) throw new CommandError(`«\u00a0${typed}\u00a0» est de trop. ${usage}`);
    return { kind };
  }
  if (!typed?.includes('@') || more.length > 0)
    throw new CommandError(
      `Donnez une seule adresse e-mail\u00a0: npm run customers -- ${kind} nom@exemple.fr`,
    );
  const emailAddress = typed.trim().toLowerCase();
  return kind === 'export'
    ? { kind, emailAddress, file: values.file }
    : { kind, emailAddress, yes: values.yes === true };
}

interface Values {
  readonly file?: string;
  readonly yes?: boolean;
}
