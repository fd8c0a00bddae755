import { formatPercent, vatRows } from 'shared-contracts/pricing';
import type { orders } from '../database/schema';
import { addressLines, type OrderFacts } from '../email/order-facts';
import { parisDay } from '../paris-time';
import { amountCell, textCell } from './csv';
import type { Columns } from './export-orders';

type Order = typeof orders.$inferSelect;

/** State of an order as the company calls it. */
export function stateWord({ status, payment, cancellation, triedAt }: Order): string {
  if (status === 'PAID') return 'Payée';
  if (status === 'CANCELLED') return cancellation === 'abandoned' ? 'Abandonnée' : 'Annulée';
  if (payment === 'deferred') return 'À régler sur compte';
  return triedAt ? 'Paiement non terminé' : 'Paiement non tenté';
}

const paymentWord = ({ payment }: Order): string => (payment === 'card' ? 'Carte' : 'Compte');

/** Day of Paris as French spreadsheets read it: '22/11/2026'. */
export const dayWord = (moment: Date | null): string =>
  moment ? parisDay(moment).split('-').reverse().join('/') : '';

/** Goods, delivery, base and tax of each VAT rate; goods, fee and taxes add up to the total. */
const amounts: Columns = {
  headings: (rates) => [
    'Articles HT',
    'Livraison (sans TVA)',
    ...rates.flatMap((rate) => [`Base HT ${formatPercent(rate)}`, `TVA ${formatPercent(rate)}`]),
    'Total TTC',
  ],
  cells: ({ order, lines }, rates) => {
    const rows = vatRows(lines, order.discountRate);
    const goodsCents = rows.reduce((sum, { baseCents }) => sum + baseCents, 0);
    return [
      amountCell(goodsCents),
      amountCell(order.deliveryFeeCents),
      ...rates.flatMap((rate) => {
        const row = rows.find((each) => each.rate === rate);
        return [amountCell(row?.baseCents ?? 0), amountCell(row?.vatCents ?? 0)];
      }),
      amountCell(order.amountCents),
    ];
  },
};

const about: Columns = {
  headings: () => ['Commande', 'Date de commande', 'Date de paiement', 'État', 'Règlement'],
  cells: ({ order }) => [
    order.number,
    dayWord(order.createdAt),
    dayWord(order.paidAt),
    stateWord(order),
    paymentWord(order),
  ],
};

const notes = ({ order }: OrderFacts): string[] => [
  textCell(order.purchaseOrderNumber ?? ''),
  textCell(order.deliveryInstructions ?? ''),
];

/** Orders of all customers, for the company. */
export const companyColumns: Columns = {
  headings: (rates) => [
    ...about.headings(rates),
    'Société',
    'Nom',
    'Adresse e-mail',
    'Adresse de facturation',
    ...amounts.headings(rates),
    'Numéro de bon de commande du client',
    'Consignes de livraison',
  ],
  cells: (facts, rates) => {
    const { order, customer } = facts;
    return [
      ...about.cells(facts, rates),
      textCell(customer.companyName),
      textCell(`${customer.firstName} ${customer.lastName}`),
      textCell(customer.emailAddress),
      textCell(addressLines(order.billing).join(', ')),
      ...amounts.cells(facts, rates),
      ...notes(facts),
    ];
  },
};

/** Orders of one customer, for their books. */
export const customerColumns: Columns = {
  headings: (rates) => [
    ...about.headings(rates),
    ...amounts.headings(rates),
    'Votre numéro de bon de commande',
    'Consignes de livraison',
  ],
  cells: (facts, rates) => [...about.cells(facts, rates), ...amounts.cells(facts, rates), ...notes(facts)],
};
