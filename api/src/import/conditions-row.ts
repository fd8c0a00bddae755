import { longest } from 'shared-contracts/api/limits';
import { z } from 'zod';
import type { Customer } from '../database/schema';
import { CellError, optional, priceListOf, readCents, readRate, unlessEmpty } from './cell-values';
import { longestImported } from './limits';

/** JSON has true and false, some systems write 1 and 0. */
const Answer = z.stringbool({ truthy: ['oui', 'true', '1'], falsy: ['non', 'false', '0'] });

/** @throws {CellError} */
function readYesOrNo(text: string): boolean {
  const answer = Answer.safeParse(text).data;
  if (answer === undefined) throw new CellError(`« ${text} » n’est ni oui ni non`);
  return answer;
}

const yesOrNo = unlessEmpty(readYesOrNo, 'écrivez oui, non ou rien');

/** Columns of a customers' file with their validation, documented in `docs/customers-import.md`. */
const cells = {
  email: optional(longest.emailAddress).refine(
    (email) => email === null || email.includes('@'),
    'ce n’est pas une adresse e-mail : corrigez-la, ou videz cette cellule',
  ),
  numero_client: optional(longestImported.customerNumber).refine(
    (number) => number === null || !/[@\n]/.test(number),
    'écrivez un numéro sans @, sur une ligne',
  ),
  remise: unlessEmpty(readRate, 'écrivez un pourcentage de 0 à 100'),
  tarif: unlessEmpty(
    (text) => (text.toLowerCase() === 'aucun' ? null : priceListOf(text)),
    'écrivez le nom d’un tarif, aucun ou rien',
  ),
  compte: yesOrNo,
  plafond: unlessEmpty(
    (text) => (text.toLowerCase() === 'sans' ? null : readCents(text)),
    'écrivez des euros, sans ou rien',
  ),
  bloque: yesOrNo,
  message: optional(longestImported.blockedMessage),
};

export type ConditionsColumn = keyof typeof cells;
/** All columns that a customers' file may have. */
export const conditionsColumns = Object.keys(cells) as ConditionsColumn[];

/** Reads a row: whom it names, by email address or else by number, and the conditions to store. */
export const conditionsRow = z
  .object(cells)
  .refine((row) => row.email ?? row.numero_client, 'remplissez email ou numero_client')
  .refine(({ bloque, message }) => !bloque || message, {
    path: ['message'],
    message: 'écrivez la phrase que lira le client bloqué',
  })
  .refine(({ bloque, message }) => bloque || !message, {
    path: ['message'],
    message: 'videz cette cellule, ou écrivez oui dans bloque',
  })
  .transform(({ email, numero_client, remise, tarif, compte, plafond, bloque, message }) => ({
    who: email ?? numero_client ?? '',
    conditions: {
      // Without an email address, the number names the customer, and does not change.
      customerNumber: (email && numero_client) ?? undefined,
      discountRate: remise,
      priceList: tarif,
      deferredPayment: compte,
      accountLimitCents: plafond,
      blockedMessage: bloque === undefined ? undefined : message,
    },
  }));

/** What the company grants a customer; undefined stays as it is. */
export type Conditions = {
  readonly [Name in keyof z.infer<typeof conditionsRow>['conditions']]?: Customer[Name] | undefined;
};
