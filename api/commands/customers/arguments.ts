import { type ConditionsColumn, conditionsRow } from '../../src/import/conditions-row';
import { CommandError } from '../../src/operator-messages';
import { type Command, parseCommand } from '../terminal';
import { erase, exportTo, listRequests, set } from './commands';

/** Options of `set` and the columns of a customers' file with the same content. */
const options = [
  ['number', 'numero_client'],
  ['discount', 'remise'],
  ['prices', 'tarif'],
  ['account', 'compte'],
  ['limit', 'plafond'],
  ['blocked', 'bloque'],
  ['message', 'message'],
] as const satisfies readonly (readonly [string, ConditionsColumn])[];

const usage =
  'Usage\u00a0: npm run customers -- export ADRESSE-MAIL [--file données.json] | erase ADRESSE-MAIL [--yes] | requests | set ADRESSE-MAIL ou NUMÉRO [--number C-104] [--discount 10] [--prices TARIF ou aucun] [--account oui] [--limit 3000 ou sans] [--blocked oui --message PHRASE]';

const optionsOf = {
  export: { file: { type: 'string' } },
  erase: { yes: { type: 'boolean' } },
  requests: {},
  set: Object.fromEntries(options.map(([option]) => [option, { type: 'string' }] as const)),
} as const;

/** @throws {CommandError} with a one-line message when an argument is missing, unknown or invalid */
export function readCommand(args: readonly string[]): Command {
  const { kind, values, positionals } = parseCommand<keyof typeof optionsOf, Values>(args, optionsOf, usage);
  const [typed, ...more] = positionals;
  if (kind === 'set') return set(conditionsOf(typed, more, values));
  if (kind === 'requests') {
    if (typed) throw new CommandError(`«\u00a0${typed}\u00a0» est de trop. ${usage}`);
    return listRequests;
  }
  if (!typed?.includes('@') || more.length > 0)
    throw new CommandError(
      `Donnez une seule adresse e-mail\u00a0: npm run customers -- ${kind} nom@exemple.fr`,
    );
  const emailAddress = typed.trim().toLowerCase();
  return kind === 'export' ? exportTo(values.file, emailAddress) : erase(emailAddress, values.yes === true);
}

/** Reads the options of `set` as the cells of a customers' file, with the same messages. */
function conditionsOf(typed = '', more: readonly string[], values: Values) {
  const who = typed.trim();
  if (!who || more.length > 0)
    throw new CommandError(
      'Donnez un seul client, par son adresse e-mail ou son numéro\u00a0: npm run customers -- set nom@exemple.fr --discount 10',
    );
  const byNumber = !who.includes('@');
  if (byNumber && values.number !== undefined)
    throw new CommandError('Pour changer le numéro d’un client, donnez son adresse e-mail.');
  const cells = Object.fromEntries(options.map(([option, column]) => [column, values[option] ?? '']));
  const { data, error } = conditionsRow.safeParse({
    ...cells,
    ...(byNumber ? { email: '', numero_client: who } : { email: who }),
  });
  if (data) return data;
  const [fault] = error.issues;
  const option = options.find(([, column]) => column === fault?.path[0])?.[0];
  throw new CommandError(`${option ? `--${option}\u00a0: ` : ''}${fault?.message}.`);
}

interface Values {
  readonly file?: string;
  readonly yes?: boolean;
  readonly [option: string]: string | boolean | undefined;
}
