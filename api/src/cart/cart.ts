import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CartLine } from 'shared-contracts/api/cart';
import { withoutOrdered } from 'shared-contracts/api/ordered-lines';
import { netPrice, usablePrice } from 'shared-contracts/pricing';
import { contractPrices } from '../catalogue/contract-prices';
import { breaksForAll, imageUrl } from '../catalogue/product-rows';
import type { Db, Tx } from '../database/database';
import { type Customer, carts, type Order, orderLines, products } from '../database/schema';
import { Refusal } from '../refusals/refusals';

/** Sums the quantities of repeated codes. @throws {Refusal} 400 when a sum is not a safe integer */
export function summedLines(lines: readonly CartLine[]): CartLine[] {
  const quantities = new Map<string, number>();
  for (const [index, { productCode, quantity }] of lines.entries()) {
    const sum = (quantities.get(productCode) ?? 0) + quantity;
    if (!Number.isSafeInteger(sum))
      throw new Refusal(400, 'invalid_quantity', `La quantité de l’article ${productCode} est trop grande.`, {
        field: `${index}.quantity`,
      });
    quantities.set(productCode, sum);
  }
  return [...quantities].map(([productCode, quantity]) => ({ productCode, quantity }));
}

/** Returns true for the same articles in the same quantities, in any order. */
export function sameLines(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  const quantities = new Map(other.map((line) => [line.productCode, line.quantity]));
  return (
    one.length === other.length && one.every((line) => quantities.get(line.productCode) === line.quantity)
  );
}

async function refuseUnknown(tx: Tx, lines: readonly CartLine[]): Promise<void> {
  const codes = lines.map(({ productCode }) => productCode);
  const known = await tx.select({ code: products.code }).from(products).where(inArray(products.code, codes));
  const found = new Set(known.map(({ code }) => code));
  const index = codes.findIndex((code) => !found.has(code));
  if (index < 0) return;
  const message = `Ligne ${index + 1}\u00a0: l’article ${codes[index]} n’existe pas.`;
  throw new Refusal(400, 'unknown_product', message, { field: `${index}.productCode` });
}

/** Returns the lines of the customer's cart; none before the first is sent. */
export async function readCart(db: Db, customerId: string): Promise<CartLine[]> {
  const [cart] = await db.select().from(carts).where(eq(carts.customerId, customerId));
  return cart?.lines ?? [];
}

/** Replaces the cart; returns its lines. @throws {Refusal} 400 naming an unknown article or an unsafe sum */
export async function replaceCart(
  tx: Tx,
  customerId: string,
  sent: readonly CartLine[],
): Promise<CartLine[]> {
  await refuseUnknown(tx, sent);
  const lines = summedLines(sent);
  const own = eq(carts.customerId, customerId);
  await tx.insert(carts).values({ customerId, lines: [] }).onConflictDoNothing();
  const [cart] = await tx.select().from(carts).where(own).for('update');
  // An unchanged empty cart keeps the id of the order that emptied it.
  if (cart && sameLines(cart.lines, lines)) return lines;
  // A cart keeps its id until it is ordered, even if its lines change.
  const identity = cart?.orderId ? { id: sql`gen_random_uuid()`, orderId: null } : {};
  await tx
    .update(carts)
    .set({ lines, ...identity })
    .where(own);
  return lines;
}

/** Closes the cart of an order that the caller has locked; lines added since become a new cart. */
export async function closeCart(tx: Tx, order: Pick<Order, 'id' | 'customerId' | 'cartId'>): Promise<void> {
  // An erased account has no cart.
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

/** Returns the cart lines that are for sale, with their articles' data at the customer's current prices. */
export async function knownLines(db: Db, customer: Customer | null, lines: readonly CartLine[]) {
  const { code, designation, priceHT, vatRate, packCount, packUnit, labelling, pictureHash, photoUrl } =
    products;
  const codes = lines.map(({ productCode }) => productCode);
  const found = await db
    .select({
      code,
      pictureHash,
      photoUrl,
      labelling,
      breaks: breaksForAll,
      goods: { designation, priceHT, vatRate, packCount, packUnit },
    })
    .from(products)
    .where(inArray(code, codes));
  const contract = customer && (await contractPrices(db, customer.id, codes));
  const byCode = new Map(found.map((product) => [product.code, product]));
  return lines.flatMap(({ productCode, quantity }) => {
    const product = byCode.get(productCode);
    if (!product || !usablePrice(product.goods.priceHT)) return [];
    const prices = [...(product.breaks ?? []), ...(contract?.get(productCode) ?? [])];
    const ecoParticipation = product.labelling?.ecoParticipation ?? null;
    const netPriceHT = netPrice(prices, quantity);
    return [
      { productCode, quantity, ...product.goods, netPriceHT, imageUrl: imageUrl(product), ecoParticipation },
    ];
  });
}
