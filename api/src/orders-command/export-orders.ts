import { eq, sql } from 'drizzle-orm';
import { formatPercent, vatRows } from 'shared-contracts/pricing';
import type { Db } from '../database/database';
import { orderLines, orders } from '../database/schema';
import type { OrderFacts } from '../mail/receipt';
import type { OrderFilter } from './arguments';
import { amountCell, byteOrderMark, csvLine, textCell } from './csv';
import { dayWord, paymentWord, stateWord } from './order-words';
import { chosen, readOrders } from './read-orders';

/**
 * Writes the orders of a filter for the books: a line per order, oldest first, and two columns (base and tax) per VAT
 * rate that occurs. Goods, fee and taxes of a line add up to its total with tax. All lines are of one moment.
 * @param write takes a part of the file, at most some hundred orders; awaited before the next one is read
 * @returns how many orders there are
 */
export const exportOrders = (
  db: Db,
  filter: OrderFilter,
  write: (text: string) => Promise<void>,
): Promise<number> =>
  db.transaction(
    async (tx) => {
      // Whoever reads the lines may take their time.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const rates = await ratesOf(tx, filter);
      await write(byteOrderMark + csvLine(headings(rates)));
      let count = 0;
      for await (const page of readOrders(tx, filter)) {
        count += page.length;
        await write(page.map((facts) => csvLine(cells(facts, rates))).join(''));
      }
      return count;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** As `vatRows` counts them: a missing rate is 0. */
async function ratesOf(db: Db, filter: OrderFilter): Promise<number[]> {
  const rate = sql<string>`greatest(coalesce(${orderLines.vatRate}, 0), 0)`;
  const rows = await db
    .selectDistinct({ rate })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(chosen(filter));
  return rows.map((row) => Number(row.rate)).sort((one, other) => one - other);
}

const headings = (rates: readonly number[]): string[] => [
  'Commande',
  'Date de commande',
  'Date de paiement',
  'État',
  'Règlement',
  'Société',
  'Nom',
  'Adresse mail',
  'Adresse de facturation',
  'Articles HT',
  'Livraison (sans TVA)',
  ...rates.flatMap((rate) => [`Base HT ${formatPercent(rate)}`, `TVA ${formatPercent(rate)}`]),
  'Total TTC',
  'Numéro de bon de commande du client',
  'Consignes de livraison',
];

function cells({ order, customer, lines }: OrderFacts, rates: readonly number[]): string[] {
  const rows = vatRows(lines, order.discountRate);
  const goodsCents = rows.reduce((sum, { baseCents }) => sum + baseCents, 0);
  const { fullName, addressLine1, addressLine2, postalCode, city, country } = order.billing;
  const billing = [fullName, addressLine1, addressLine2, `${postalCode} ${city}`, country].filter(Boolean);
  return [
    order.number,
    dayWord(order.createdAt),
    dayWord(order.paidAt),
    stateWord(order),
    paymentWord(order),
    textCell(customer.companyName),
    textCell(`${customer.firstName} ${customer.lastName}`),
    textCell(customer.emailAddress),
    textCell(billing.join(', ')),
    amountCell(goodsCents),
    amountCell(order.deliveryFeeCents),
    ...rates.flatMap((rate) => {
      const row = rows.find((each) => each.rate === rate);
      return [amountCell(row?.baseCents ?? 0), amountCell(row?.vatCents ?? 0)];
    }),
    amountCell(order.amountCents),
    textCell(order.purchaseOrderNumber ?? ''),
    textCell(order.deliveryInstructions ?? ''),
  ];
}
