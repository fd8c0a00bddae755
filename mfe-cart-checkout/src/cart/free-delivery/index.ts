export { FreeDeliveryGauge } from './FreeDeliveryGauge';
export { OwnFreeDelivery } from './OwnFreeDelivery';
