import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseVariables, withDatabase } from '../../../tools/setup/testing/database.mjs';
import { until } from '../waiting/until';
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

/** Makes payments old enough for the API to query the provider about them. */
export const letTimePass = (variables: DatabaseVariables) =>
  withDatabase(variables, async (query) => {
    await query(`update payment_attempts set created_at = created_at - interval '20 minutes'`);
    await query(`update orders set check_at = now() where check_at is not null`);
    await query('delete from job_leases');
  });

/** Waits up to `limit` milliseconds until every paid order is settled. @returns the ids of the others */
export async function untilReconciled(buyers: readonly Buyer[], limit: number): Promise<string[]> {
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
  }, limit);
  return open.map(({ orderId }) => orderId);
}

/** Compares purchases and stored orders. @returns lost, duplicate and different orders */
export function audit(buyers: readonly Buyer[], orders: readonly StoredOrder[]): string[] {
  const faults: string[] = [];
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const { orderId, quantity } of buyers.flatMap(({ purchases }) => purchases)) {
    if (!orderId) continue;
    const order = byId.get(orderId);
    if (!order) faults.push(`acknowledged order lost: ${orderId}`);
    else if (order.quantities.join() !== String(quantity)) faults.push(`order with other lines: ${orderId}`);
  }
  const names = new Set(buyers.map(({ name }) => name));
  const bought = new Set<string>();
  for (const { id, email, username, ended, quantities } of orders) {
    if (ended || !(names.has(email) || names.has(username))) continue;
    if (quantities.length !== 1) faults.push(`order with ${quantities.length} lines: ${id}`);
    const purchase = `${email} × ${quantities}`;
    if (bought.has(purchase)) faults.push(`duplicate order: ${purchase}`);
    bought.add(purchase);
  }
  return faults;
}
