import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../waiting/until';
import type { StoredOrder } from './books';
import type { Buyer } from './buyers';

/** Waits for every paid order to be settled, `limit` ms at most. @returns the orders that are not */
export async function untilReconciled(buyers: readonly Buyer[], limit: number): Promise<string[]> {
  let open = buyers.flatMap((buyer) =>
    buyer.purchases.flatMap(({ paid, orderId }) => (paid && orderId ? { orderId, buyer } : [])),
  );
  await until(async () => {
    const left: typeof open = [];
    for (const each of open) {
      const { data } = await each.buyer.call<{ status: string }>('GET', `/orders/${each.orderId}`);
      if (data.status !== 'PAID') left.push(each);
    }
    open = left;
    if (open.length > 0) await pause(500);
    return open.length === 0;
  }, limit);
  return open.map(({ orderId }) => orderId);
}

/** What is lost, doubled or different among the stored orders. */
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
    if (bought.has(purchase)) faults.push(`order doubled: ${purchase}`);
    bought.add(purchase);
  }
  return faults;
}
