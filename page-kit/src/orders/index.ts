export { orderedLines } from './compare-order';
export { OrderStatusPill, type OrderStatusPillProps } from './OrderStatusPill';
export {
  formatOrdered,
  itemPack,
  itemTotal,
  knownMode,
  type OrderAmounts,
  orderAmounts,
  unitPrice,
} from './order-amounts';
export { formatDate, formatMoment, formatUntil, orderDate } from './order-dates';
export { type PaymentState, paymentState, paymentText } from './order-payment';
export { ReorderQuestion } from './ReorderDialog';
export { type ReceiptRow, receiptRows } from './receipt';
export { lastOrderQuery } from './use-reorder';
