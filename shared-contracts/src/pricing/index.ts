export {
  type Country,
  countries,
  countryCode,
  countryName,
  envelope,
  frenchPostcode,
  type PostalAddress,
} from './addresses';
export { earliestDelivery, formatDay, formatDayOfYear, lastPaymentDay, workingDays } from './delivery-date';
export { deliveryFee, deliveryFees } from './delivery-fee';
export { type DeliveryMode, deliveryLabels, deliveryModes, isDeliveryMode } from './delivery-modes';
export { deliveryPoint } from './delivery-point';
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
export { type Destination, freeDeliveryThreshold, freeDeliveryThresholds } from './free-delivery';
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
export { highestPrice, usableAmount, usablePrice } from './usable-price';
export { type VatCents, vatRows } from './vat-rows';
