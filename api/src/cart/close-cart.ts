import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CartLine } from 'shared-contracts/api/cart';
import type { Tx } from '../database/database';
import { carts, orderLines } from '../database/schema';

/** What is left of a cart once an order's articles are taken out; what was added since stays. */
function withoutOrdered(cart: readonly CartLine[], ordered: readonly CartLine[]): CartLine[] {
  const bought = new Map(ordered.map(({ productCode, quantity }) => [productCode, quantity]));
  return cart
    .map((line) => ({ ...line, quantity: line.quantity - (bought.get(line.productCode) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * The goods of this order are ordered. An emptied cart remembers which order took them; what was added since the order
 * was placed is another cart. Settling and placing an order lock the cart.
 */
export async function closeCart(
  tx: Tx,
  order: { readonly id: string; readonly customerId: string | null; readonly cartId: string },
): Promise<void> {
  // The cart of an erased account is gone with it.
  if (!order.customerId) return;
  const open = and(eq(carts.customerId, order.customerId), eq(carts.id, order.cartId), isNull(carts.orderId));
  const [cart] = await tx.select().from(carts).where(open);
  if (!cart) return;
  const { productCode, quantity } = orderLines;
  const ordered = await tx
    .select({ productCode, quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  const lines = withoutOrdered(cart.lines, ordered);
  const next = lines.length === 0 ? { orderId: order.id } : { id: sql`gen_random_uuid()` };
  await tx
    .update(carts)
    .set({ lines, ...next })
    .where(open);
}
