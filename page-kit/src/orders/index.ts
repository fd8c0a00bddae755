export { orderedLines } from './compare-order';
export { BuyerReferences, OrderStatusPill } from './OrderFacts';
export { formatOrdered, itemPack, itemTotal, knownMode, unitPrice } from './order-amounts';
export { formatDate, formatMoment, formatUntil, orderDate } from './order-dates';
export { type PaymentState, paymentState, paymentText } from './order-payment';
export { ReorderQuestion } from './ReorderDialog';
export { receiptRows } from './receipt';
export { lastOrderQuery } from './use-reorder';
