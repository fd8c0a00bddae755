import {
  ecoParticipation,
  ecoParticipationLabel,
  formatPercent,
  toCents,
  vatRows,
} from 'shared-contracts/pricing';
import type { Order } from '../database/schema';
import { addressLines } from '../orders/address-lines';
import { orderWords } from '../orders/order-words';
import { parisDay } from '../paris-time';
import { amountCell, textCell } from './csv';
import type { Columns } from './export-orders';

const paymentWord = ({ payment }: Order): string => (payment === 'card' ? 'Carte' : 'Compte');

/** Formats the day in Paris for French spreadsheets: '22/11/2026'. */
export const dayWord = (moment: Date | null): string =>
  moment ? parisDay(moment).split('-').reverse().join('/') : '';

/** Goods and the eco-participation within them, delivery fee, base and tax of each VAT rate, the total (the sum of goods, fee and taxes), and what of it is cancelled. */
const amounts: Columns = {
  headings: (rates) => [
    'Articles HT',
    ecoParticipationLabel,
    'Livraison (sans TVA)',
    ...rates.flatMap((rate) => [`Base HT ${formatPercent(rate)}`, `TVA ${formatPercent(rate)}`]),
    'Total TTC',
    'dont annulé TTC',
  ],
  cells: ({ order, lines }, rates) => {
    const rows = vatRows(lines, order.discountRate);
    const goodsCents = rows.reduce((sum, { baseCents }) => sum + baseCents, 0);
    return [
      amountCell(goodsCents),
      amountCell(toCents(ecoParticipation(lines))),
      amountCell(order.deliveryFeeCents),
      ...rates.flatMap((rate) => {
        const row = rows.find((each) => each.rate === rate);
        return [amountCell(row?.baseCents ?? 0), amountCell(row?.vatCents ?? 0)];
      }),
      amountCell(order.amountCents),
      amountCell(order.cancelledCents),
    ];
  },
};

const general: Columns = {
  headings: () => ['Commande', 'Date de commande', 'Date de paiement', 'État', 'Règlement'],
  cells: ({ order }) => [
    order.number,
    dayWord(order.createdAt),
    dayWord(order.paidAt),
    orderWords(order).state,
    paymentWord(order),
  ],
};

/** @param purchaseOrderHeading heading of the purchase order number */
const notes = (purchaseOrderHeading: string): Columns => ({
  headings: () => [purchaseOrderHeading, 'Numéro d’engagement', 'Code service', 'Consignes de livraison'],
  cells: ({ order }) =>
    [order.purchaseOrderNumber, order.engagementNumber, order.serviceCode, order.deliveryInstructions].map(
      (note) => textCell(note ?? ''),
    ),
});

const customer: Columns = {
  headings: () => [
    'Numéro client',
    'Société',
    'SIRET',
    'Numéro de TVA',
    'Nom',
    'Adresse e-mail',
    'Adresse de facturation',
  ],
  cells: ({ order, customer: { customerNumber, companyName, firstName, lastName, emailAddress } }) =>
    [
      customerNumber ?? '',
      companyName,
      order.siret ?? '',
      order.vatNumber ?? '',
      `${firstName} ${lastName}`,
      emailAddress,
      addressLines(order.billing).join(', '),
    ].map(textCell),
};

const concatenated = (parts: readonly Columns[]): Columns => ({
  headings: (rates) => parts.flatMap(({ headings }) => headings(rates)),
  cells: (facts, rates) => parts.flatMap(({ cells }) => cells(facts, rates)),
});

export const companyColumns = concatenated([
  general,
  customer,
  amounts,
  notes('Numéro de bon de commande du client'),
]);

export const customerColumns = concatenated([general, amounts, notes('Votre numéro de bon de commande')]);
