import { and, eq, inArray } from 'drizzle-orm';
import type { CartLine } from 'shared-contracts/api/cart';
import type { Environment } from 'shared-contracts/environment';
import {
  type DeliveryMode,
  type Destination,
  deliveryLabels,
  formatCents,
  formatPercent,
  vatRows,
} from 'shared-contracts/pricing';
import type { Customer } from '../account/customer-repository';
import { summedLines } from '../cart/cart-repository';
import { quote } from '../cart/quote';
import type { Db } from '../database/database';
import { addresses, products } from '../database/schema';
import { parisMoment } from '../paris-time';
import { Refusal } from '../refusals/problems';
import type { QuotedLine, QuotePaper } from './papers';

const validDays = 30;

/** 'd MMMM yyyy', without the time. */
const dayOf = (moment: Date) => parisMoment(moment).replace(/ à .*$/, '');

const inIleDeFrance: Destination = { postalCode: '75001', country: 'France' };
const elsewhereInFrance: Destination = { postalCode: '69001', country: 'France' };

/** Where the fee may be another one: at the customer's own address, or in each of the two zones. */
function destinations(known: Destination | null): readonly (readonly [DeliveryMode, string, Destination])[] {
  const standard = deliveryLabels.standard;
  const own = known ?? elsewhereInFrance;
  return [
    ...(known
      ? [['standard', standard, known] as const]
      : [
          ['standard', `${standard}, Île-de-France`, inIleDeFrance] as const,
          ['standard', `${standard}, reste de la France`, elsewhereInFrance] as const,
        ]),
    ['premium', deliveryLabels.premium, own],
    ['retailer', deliveryLabels.retailer, own],
  ];
}

/**
 * All that the quote of a cart says, at the prices of this moment.
 * @throws {Refusal} 422 when no article is known, or the amount is too large
 */
export async function quotePaper(
  db: Db,
  { company, settings }: Environment,
  asked: { readonly customer: Customer | null; readonly lines: readonly CartLine[]; readonly now: Date },
): Promise<QuotePaper> {
  const { customer, now } = asked;
  const wanted = summedLines(asked.lines);
  const lines = await knownLines(db, wanted);
  if (lines.length === 0)
    throw new Refusal(422, 'empty_quote', 'Aucun de ces articles n’est disponible : vérifiez votre panier.');
  const address = customer && (await shippingAddress(db, customer.id));
  const discountRate = customer?.discountRate ?? 0;
  const costs = destinations(address).map(([mode, label, destination]) => {
    const { freeDelivery } = settings;
    return { label, ...quote({ lines, discountRate, mode, destination, freeDelivery }) };
  });
  const vat = vatRows(lines, discountRate);
  const sum = (part: 'baseCents' | 'vatCents') => vat.reduce((all, row) => all + row[part], 0);
  const known = new Set(lines.map(({ productCode }) => productCode));
  return {
    company,
    day: dayOf(now),
    validUntil: dayOf(new Date(now.getTime() + validDays * 24 * 3_600_000)),
    customer: customer && {
      names: [customer.companyName, `${customer.firstName} ${customer.lastName}`],
      address,
    },
    discountRate,
    lines,
    amounts: [
      ['Sous-total HT', formatCents(sum('baseCents'))],
      ...vat.map(
        ({ rate, baseCents, vatCents }) =>
          [`TVA ${formatPercent(rate)} (sur ${formatCents(baseCents)} HT)`, formatCents(vatCents)] as const,
      ),
      ['Total TTC hors livraison', formatCents(sum('baseCents') + sum('vatCents'))],
    ],
    deliveries: costs.map(({ label, deliveryFeeCents, amountCents }) => [
      label,
      deliveryFeeCents === 0 ? 'Gratuit' : formatCents(deliveryFeeCents),
      formatCents(amountCents),
    ]),
    missing: wanted.filter(({ productCode }) => !known.has(productCode)),
  };
}

async function knownLines(db: Db, lines: readonly CartLine[]): Promise<QuotedLine[]> {
  const codes = lines.map(({ productCode }) => productCode);
  const { code, designation, priceHT, vatRate } = products;
  const found = await db
    .select({ code, designation, priceHT, vatRate })
    .from(products)
    .where(inArray(products.code, codes));
  const byCode = new Map(found.map((product) => [product.code, product]));
  return lines.flatMap(({ productCode, quantity }) => {
    const product = byCode.get(productCode);
    if (!product) return [];
    const { code: _code, ...priced } = product;
    return [{ productCode, quantity, ...priced }];
  });
}

async function shippingAddress(db: Db, customerId: string) {
  const own = and(eq(addresses.customerId, customerId), eq(addresses.isDefaultShipping, true));
  const [found] = await db.select().from(addresses).where(own);
  if (!found) return null;
  const { fullName, addressLine1, addressLine2, postalCode, city, country, phone } = found;
  return { fullName, addressLine1, ...(addressLine2 && { addressLine2 }), postalCode, city, country, phone };
}
