export {
  type Country,
  countries,
  countryCode,
  countryName,
  envelope,
  frenchPostcode,
  type PostalAddress,
} from './addresses';
export {
  type DeliveryMode,
  type Destination,
  dearestMode,
  deliveryFee,
  deliveryModes,
  deliveryPoint,
  deliveryTerms,
  freeDeliveryThreshold,
  freeDeliveryThresholds,
  isDeliveryMode,
} from './delivery';
export { earliestDelivery, formatDay, formatDayOfYear, lastPaymentDay } from './delivery-date';
export { type Exact, exactFromCents, exactFromEuros, toEuros } from './exact';
export {
  formatCents,
  formatCount,
  formatEuros,
  formatExact,
  formatPercent,
  formatPiece,
  formatWholeEuros,
  noAmount,
} from './formats';
export { type QuoteSums, quoteSums, quoteTerms } from './indicative-quote';
export { pricingVersion } from './pricing-version';
export { toCents } from './rounding';
export {
  dueUnitPrice,
  lineTotal,
  type PricedLine,
  type Totals,
  totals,
  validDiscountRate,
  withDelivery,
} from './totals';
export { exactAmount, highestPrice, usablePrice } from './usable-price';
export { type VatCents, vatRows } from './vat-rows';
