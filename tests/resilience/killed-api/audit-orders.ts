import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseVariables, withDatabase } from '../../kit/database.mjs';
import { limits, until } from '../../kit/until';
import type { Buyer } from './buyers';

/** `ended`: abandoned without payment; `quantities`: those of its lines. */
type StoredOrder = {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly ended: boolean;
  readonly quantities: readonly number[];
};

/** Reads all orders except those of the demo data, whose newest is an hour old. */
export const readOrders = (variables: DatabaseVariables): Promise<StoredOrder[]> =>
  withDatabase(variables, (query) =>
    query<StoredOrder>(`select o.id, c.email_address as email, c.username, o.cancellation is not distinct from 'abandoned' as ended,
        coalesce((select array_agg(l.quantity::int) from order_lines l where l.order_id = o.id), '{}') as quantities
      from orders o join customers c on c.id = o.customer_id where o.created_at > now() - interval '50 minutes'`),
  );

/** Waits until every paid order is settled. @returns the faults of the others */
export async function untilSettled(buyers: readonly Buyer[]): Promise<string[]> {
  let open = buyers.flatMap((buyer) =>
    buyer.purchases.flatMap(({ paid, orderId }) => (paid && orderId ? { orderId, buyer } : [])),
  );
  await until(async () => {
    const unsettled: typeof open = [];
    for (const each of open) {
      const { data } = await each.buyer.call<{ status: string }>('GET', `/orders/${each.orderId}`);
      if (data.status !== 'PAID') unsettled.push(each);
    }
    open = unsettled;
    if (open.length > 0) await pause(500);
    return open.length === 0;
  }, limits.done);
  return open.map(({ orderId }) => `payment not settled: ${orderId}`);
}

/** Compares purchases and stored orders. @returns lost, duplicate and different orders */
export function audit(buyers: readonly Buyer[], orders: readonly StoredOrder[]): string[] {
  const faults: string[] = [];
  const linesOf = new Map(orders.map(({ id, quantities }) => [id, quantities.join()]));
  for (const { orderId, quantity } of buyers.flatMap(({ purchases }) => purchases))
    if (orderId && linesOf.get(orderId) !== String(quantity))
      faults.push(`acknowledged order of ${quantity} lost or changed: ${orderId}, ${linesOf.get(orderId)}`);
  const bought = new Set<string>();
  for (const { email, username, ended, quantities } of orders) {
    if (ended || !buyers.some(({ name }) => name === email || name === username)) continue;
    const purchase = `${email} × ${quantities}`;
    if (quantities.length !== 1 || bought.has(purchase)) faults.push(`duplicate order or line: ${purchase}`);
    bought.add(purchase);
  }
  return faults;
}
