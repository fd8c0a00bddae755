import type { Environment } from 'shared-contracts/environment';
import { deliveryPoint, envelope, type PostalAddress } from 'shared-contracts/pricing';
import type { OrderFacts } from './read-orders';

/** Formats an address as on an envelope. */
export function addressLines(address: PostalAddress): string[] {
  const { recipient, city, country } = envelope(address);
  return [...recipient, city, country];
}

/** Lists the address of the delivery, and its opening hours if any. */
export function deliveryLines({ order }: OrderFacts, company: Environment['company']): string[] {
  const { address, hours } = deliveryPoint(order.deliveryMode, order.delivery, company);
  return [...addressLines(address), ...(hours ? [hours] : [])];
}
