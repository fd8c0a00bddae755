export { BuyerReferences } from './BuyerReferences';
export { orderedLines } from './compare-order';
export { formatOrdered, itemPack, itemTotal, knownMode, receiptRows, unitPrice } from './order-amounts';
export { formatDate, formatMoment, formatMonth, formatUntil, orderDate } from './order-dates';
export { type PaymentState, paymentState, paymentText } from './order-payment';
export { handOverOrder, orderQuery, placedOrdersQuery, withChosenDelivery } from './order-query';
export { ReorderQuestion } from './ReorderQuestion';
export { Seller } from './Seller';
