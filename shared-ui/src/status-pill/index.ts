export { OrderStatusPill, type OrderStatusPillProps } from './OrderStatusPill';
