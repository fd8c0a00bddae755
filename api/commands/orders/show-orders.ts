import { eq } from 'drizzle-orm';
import type { Environment } from 'shared-contracts/environment';
import { formatCents } from 'shared-contracts/pricing';
import type { Db } from '../../src/database/database';
import { mails, type Order } from '../../src/database/schema';
import { companyOrderEmail, paymentEventTable } from '../../src/email/company-emails';
import { asText, type Block, text } from '../../src/email/email-layout';
import { CommandError } from '../../src/operator-messages';
import { keptCents } from '../../src/orders/kept-lines';
import { orderWords } from '../../src/orders/order-words';
import { findOrder, type OrderFacts, orderFacts, paymentEventsOf } from '../../src/orders/read-orders';
import { dayWord, parisMoment } from '../../src/paris-time';

/** Describes an order in one line: number, day, state, amount, customer. */
export const listLine = ({ order, customer }: OrderFacts): string =>
  `${order.number}  ${dayWord(order.createdAt)}  ${orderWords(order).state.padEnd(20)}  ${formatCents(keptCents(order)).padStart(14)}  ${[customer.companyName, customer.emailAddress].filter(Boolean).join(', ')}\n`;

/** Finds an order by its number or id. @throws {CommandError} when there is none */
export async function orderNamed(db: Db, typed: string): Promise<Order> {
  const found = await findOrder(db, typed);
  if (!found)
    throw new CommandError(
      `Il n’y a pas de commande ${typed}\u00a0: vérifiez le numéro avec npm run orders -- list.`,
    );
  return found;
}

/** Describes an order: its state, the company's email, the provider's notifications, and sent emails. */
export async function showOrder(db: Db, environment: Environment, typed: string): Promise<string> {
  const { id, number } = await orderNamed(db, typed);
  const facts = await orderFacts(db, id);
  if (!facts) throw new Error(`order ${number} not found`);
  const events = await paymentEventsOf(db, id);
  const emails = await db.select().from(mails).where(eq(mails.orderId, id)).orderBy(mails.createdAt);
  const { order, lines } = facts;
  const ended = order.cancelledAt ? ` le ${parisMoment(order.cancelledAt)}` : '';
  const taken = lines.reduce((sum, { stockTaken }) => sum + stockTaken, 0);
  const blocks: Block[] = [
    text(`État\u00a0: ${orderWords(order).state}${ended}`, `Identifiant chez le prestataire\u00a0: ${id}`),
    text(`Pièces sorties du stock\u00a0: ${taken}`),
    ...companyOrderEmail(environment, facts).blocks,
    ...(events.length > 0 ? [paymentEventTable(events)] : []),
    {
      kind: 'table',
      head: ['Lettre', 'Envoyée', 'Essais'],
      rows: emails.map(({ kind, sentAt, attempts }) => [
        kind,
        sentAt ? parisMoment(sentAt) : 'en attente',
        String(attempts),
      ]),
    },
  ];
  return asText({ to: '', subject: '', blocks });
}
