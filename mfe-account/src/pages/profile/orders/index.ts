export { OrdersSection } from './OrdersSection';
