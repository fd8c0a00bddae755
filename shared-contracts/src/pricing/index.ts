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
export {
  type Exact,
  exactAmount,
  exactFromCents,
  exactFromEuros,
  highestPrice,
  toCents,
  toEuros,
  usablePrice,
} from './exact';
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
export {
  dueUnitPrice,
  lineTotal,
  type PricedLine,
  pricingVersion,
  type Totals,
  totals,
  type VatCents,
  validDiscountRate,
  vatRows,
  withDelivery,
} from './totals';
