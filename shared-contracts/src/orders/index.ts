export { itemTotal, knownMode, type OrderAmounts, orderAmounts, unitPrice } from './order-amounts';
