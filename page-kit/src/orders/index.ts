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
export { type ReceiptRow, receiptRows } from './receipt';
