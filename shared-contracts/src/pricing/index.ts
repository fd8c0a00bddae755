export { type Exact, exactFromCents, exactFromEuros, toCents, toEuros } from './amounts';
export { earliestDelivery, formatDay } from './delivery-date';
export {
  type DeliveryMode,
  type Destination,
  deliveryFee,
  deliveryLabels,
  freeDeliveryThreshold,
  freeDeliveryThresholds,
} from './delivery-fee';
export { formatCents, formatCount, formatEuros, formatExact, formatPercent, noAmount } from './formats';
export { pricingVersion } from './pricing-version';
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
