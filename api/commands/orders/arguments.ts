import { OrderStatus } from 'shared-contracts/api/orders';
import { z } from 'zod';
import { CommandError } from '../../src/operator-messages';
import { type Command, parseCommand } from '../terminal';
import { cancel, exportTo, list, markPaid, show } from './commands';

const usage =
  'Usage\u00a0: npm run orders -- list [--from AAAA-MM-JJ] [--to AAAA-MM-JJ] [--status PAID] | show NUMÉRO | paid NUMÉRO | cancel NUMÉRO [--confirm NUMÉRO] | export --from AAAA-MM-JJ --to AAAA-MM-JJ [--status PAID] [--file fichier.csv]';

const text = { type: 'string' } as const;
const filters = { from: text, to: text, status: text };
const optionsOf = {
  list: filters,
  show: {},
  paid: {},
  cancel: { confirm: text },
  export: { ...filters, file: text },
} as const;

/** @throws {CommandError} with a one-line message when an argument is missing, unknown or invalid */
export function readCommand(args: readonly string[]): Command {
  const { kind, values, positionals } = parseCommand<keyof typeof optionsOf, Values>(args, optionsOf, usage);
  if (kind === 'show' || kind === 'paid' || kind === 'cancel') {
    const [typed, ...more] = positionals;
    if (!typed || more.length > 0)
      throw new CommandError(
        `Donnez un seul numéro de commande\u00a0: npm run orders -- ${kind} CMD-2026-000001`,
      );
    const order = typed.trim();
    if (kind === 'cancel') return cancel(order, values.confirm);
    return kind === 'show' ? show(order) : markPaid(order);
  }
  if (positionals[0]) throw new CommandError(`«\u00a0${positionals[0]}\u00a0» est de trop. ${usage}`);
  const filter = { from: day(values, 'from'), to: day(values, 'to'), status: status(values.status) };
  if (filter.from && filter.to && filter.from > filter.to)
    throw new CommandError(`--from ${filter.from} est après --to ${filter.to}\u00a0: échangez-les.`);
  if (kind === 'list') return list(filter);
  if (!filter.from || !filter.to)
    throw new CommandError(
      'Donnez les deux jours\u00a0: npm run orders -- export --from 2026-01-01 --to 2026-01-31',
    );
  return exportTo(values.file, filter);
}

type Values = Readonly<Record<string, string | undefined>>;

/** Accepts years of four digits from 1900, which spreadsheets and PostgreSQL read in the same way. */
function day(values: Values, name: 'from' | 'to'): string | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  if (!z.iso.date().safeParse(value).success || value < '1900')
    throw new CommandError(
      `--${name}\u00a0: «\u00a0${value}\u00a0» n’est pas un jour, attendu par exemple 2026-11-22.`,
    );
  return value;
}

function status(value: string | undefined): OrderStatus | undefined {
  if (value === undefined) return undefined;
  const found = OrderStatus.options.find((each) => each === value.toUpperCase());
  if (!found)
    throw new CommandError(
      `--status\u00a0: «\u00a0${value}\u00a0» est inconnu, attendu ${OrderStatus.options.join(', ')}.`,
    );
  return found;
}
