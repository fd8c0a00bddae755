import { formatPercent, vatRows } from 'shared-contracts/pricing';
import { addressLines, type OrderFacts } from '../email/receipt';
import { amountCell, textCell } from './csv';
import type { Columns } from './export-orders';
import { dayWord, paymentWord, stateWord } from './order-words';

/** Goods, delivery, base and tax of each VAT rate, and the total: goods, fee and taxes of a line add up to its total. */
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
