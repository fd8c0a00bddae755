import { createHash } from 'node:crypto';
import type { CartLine } from 'shared-contracts/api/cart';
import type { Environment } from 'shared-contracts/environment';
import {
  dearestMode,
  formatDayOfYear,
  hasMetropolitanVat,
  quoteSums,
  quoteTerms,
  vatOfMetropolis,
} from 'shared-contracts/pricing';
import { listAddresses, orderAddress } from '../account/address-repository';
import { knownLines, summedLines } from '../cart/cart';
import type { Db } from '../database/database';
import type { Customer } from '../database/schema';
import { orderAmounts } from '../orders/order-amounts';
import { parisDay } from '../paris-time';
import { Refusal } from '../refusals/refusals';

/** An arbitrary address: the most expensive delivery mode costs the same everywhere. */
const anywhere = { postalCode: '75001', country: 'FR' };

/** The data of a quote: its customer is null for a visitor, the billing address if it is that of delivery. */
export type QuoteData = Awaited<ReturnType<typeof collectQuote>>;

/** Collects the data of a quote at current prices. @throws {Refusal} 422 no known article, or too large */
export async function collectQuote(
  db: Db,
  { company, settings }: Environment,
  request: { readonly customer: Customer | null; readonly lines: readonly CartLine[]; readonly now: Date },
) {
  const { customer, now } = request;
  const today = parisDay(now);
  const day = formatDayOfYear(today);
  const wanted = summedLines(request.lines);
  const lines = await knownLines(db, customer, wanted);
  const message = 'Aucun de ces articles n’est disponible\u00a0: vérifiez votre panier.';
  if (lines.length === 0) throw new Refusal(422, 'empty_quote', message);
  const { address, billing } = await usualAddresses(db, customer);
  const discountRate = customer?.discountRate ?? 0;
  const { freeDelivery } = settings;
  // Throws when the amount is too large for an order.
  orderAmounts({ lines, discountRate, mode: dearestMode(), destination: address ?? anywhere, freeDelivery });
  const overseas = address && !hasMetropolitanVat(address) ? ` ${vatOfMetropolis}` : '';
  const known = new Set(lines.map(({ productCode }) => productCode));
  return {
    company,
    // The same cart has the same number all day.
    number: `${today.replaceAll('-', '')}-${shortHash([customer?.id, lines])}`,
    day,
    terms: `${quoteTerms(day)}${overseas}`,
    customer: customer && {
      names: [customer.companyName, `${customer.firstName} ${customer.lastName}`].filter(
        (name) => name !== (billing ?? address)?.fullName,
      ),
      address,
      billing,
    },
    /** Percent. */
    discountRate,
    lines,
    ...quoteSums({ lines, discountRate, destination: address, freeDelivery }),
    /** Articles of the cart that are not sold. */
    missing: wanted.filter(({ productCode }) => !known.has(productCode)),
  };
}

const shortHash = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 6).toUpperCase();

/** Returns the addresses of delivery and, if it is another, of billing that orders preselect. */
async function usualAddresses(db: Db, customer: Customer | null) {
  const own = customer ? await listAddresses(db, customer.id) : [];
  const delivery = own.find(({ isDefaultShipping }) => isDefaultShipping) ?? own[0];
  const billing = own.find(({ isDefaultBilling }) => isDefaultBilling) ?? delivery;
  return {
    address: delivery ? orderAddress(delivery) : null,
    billing: billing && billing !== delivery ? orderAddress(billing) : null,
  };
}
