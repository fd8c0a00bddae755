import { longest } from 'shared-contracts/api/limits';
import { z } from 'zod';
import type { Customer } from '../database/schema';
import { FigureError, optional, priceListOf, readCents, readRate, unlessEmpty } from './cell-values';
import { longestImported } from './limits';

/** What the company grants a customer; undefined stays as it is. */
export type Conditions = {
  readonly [Name in
    | 'customerNumber'
    | 'discountRate'
    | 'priceList'
    | 'deferredPayment'
    | 'accountLimitCents'
    | 'blockedMessage']?: Customer[Name] | undefined;
};

/** JSON has true and false, some systems write 1 and 0. */
const answers = new Map([
  ['oui', true],
  ['true', true],
  ['1', true],
  ['non', false],
  ['false', false],
  ['0', false],
]);

function readYesOrNo(text: string): boolean {
  const answer = answers.get(text.toLowerCase());
  if (answer === undefined) throw new FigureError(`« ${text} » n’est ni oui ni non`);
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
      customerNumber: (email && numero_client) ?? undefined,
      discountRate: remise,
      priceList: tarif,
      deferredPayment: compte,
      accountLimitCents: plafond,
      blockedMessage: bloque === undefined ? undefined : message,
    } satisfies Conditions,
  }));
