import {
  ecoParticipation,
  ecoParticipationLabel,
  formatPercent,
  toCents,
  type vatRows,
} from 'shared-contracts/pricing';
import { addressLines } from '../orders/address-lines';
import { orderWords } from '../orders/order-words';
import type { OrderFacts } from '../orders/read-orders';
import { dayWord } from '../paris-time';
import { amountCell, textCell } from './csv';

/** An order with base and tax of each of its VAT rates. */
type ExportedOrder = OrderFacts & { readonly vat: ReturnType<typeof vatRows> };

type Column = readonly [heading: string, cell: (facts: ExportedOrder) => string];

/** Columns of an export file; `rates` are the VAT rates that occur in it, in percent. */
export type Columns = (rates: readonly number[]) => readonly Column[];

const amount = (heading: string, centsOf: (facts: ExportedOrder) => number): Column => [
  heading,
  (facts) => amountCell(centsOf(facts)),
];

/** A column of what users have typed. */
const typed = (heading: string, textOf: (facts: ExportedOrder) => string | null | undefined): Column => [
  heading,
  (facts) => textCell(textOf(facts) ?? ''),
];

const vatOf = ({ vat }: ExportedOrder, rate: number) => vat.find((row) => row.rate === rate);

/** Goods, delivery fee and taxes add up to the total; the eco-participation is within the goods. */
const amounts: Columns = (rates) => [
  amount('Articles HT', ({ vat }) => vat.reduce((sum, { baseCents }) => sum + baseCents, 0)),
  amount(ecoParticipationLabel, ({ lines }) => toCents(ecoParticipation(lines))),
  amount('Livraison (sans TVA)', ({ order }) => order.deliveryFeeCents),
  ...rates.flatMap((rate) => [
    amount(`Base HT ${formatPercent(rate)}`, (facts) => vatOf(facts, rate)?.baseCents ?? 0),
    amount(`TVA ${formatPercent(rate)}`, (facts) => vatOf(facts, rate)?.vatCents ?? 0),
  ]),
  amount('Total TTC', ({ order }) => order.amountCents),
  amount('dont annulé TTC', ({ order }) => order.cancelledCents),
];

const general: readonly Column[] = [
  ['Commande', ({ order }) => order.number],
  ['Date de commande', ({ order }) => dayWord(order.createdAt)],
  ['Date de paiement', ({ order }) => dayWord(order.paidAt)],
  ['État', ({ order }) => orderWords(order).state],
  ['Règlement', ({ order }) => (order.payment === 'card' ? 'Carte' : 'Compte')],
];

/** @param purchaseOrderHeading heading of the purchase order number */
const notes = (purchaseOrderHeading: string): readonly Column[] => [
  typed(purchaseOrderHeading, ({ order }) => order.purchaseOrderNumber),
  typed('Numéro d’engagement', ({ order }) => order.engagementNumber),
  typed('Code service', ({ order }) => order.serviceCode),
  typed('Consignes de livraison', ({ order }) => order.deliveryInstructions),
];

const buyer: readonly Column[] = [
  typed('Numéro client', ({ customer }) => customer.customerNumber),
  typed('Société', ({ customer }) => customer.companyName),
  typed('SIRET', ({ order }) => order.siret),
  typed('Numéro de TVA', ({ order }) => order.vatNumber),
  typed('Nom', ({ customer: { firstName, lastName } }) => `${firstName} ${lastName}`),
  typed('Adresse e-mail', ({ customer }) => customer.emailAddress),
  typed('Adresse de facturation', ({ order }) => addressLines(order.billing).join(', ')),
];

/** Columns of the company's accounting export. */
export const companyColumns: Columns = (rates) => [
  ...general,
  ...buyer,
  ...amounts(rates),
  ...notes('Numéro de bon de commande du client'),
];

/** Columns of a customer's own export. */
export const customerColumns: Columns = (rates) => [
  ...general,
  ...amounts(rates),
  ...notes('Votre numéro de bon de commande'),
];
