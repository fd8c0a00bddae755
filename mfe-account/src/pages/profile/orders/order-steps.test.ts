import { order } from 'shared-contracts/testing';
import { halfShipped } from '../../../testing/orders';
import { orderSteps } from './order-steps';

const steps = (...given: Parameters<typeof order>) =>
  orderSteps(order(...given)).map(({ label, state }) => `${label}: ${state}`);

it('an order on account is paid last, and what was not reported before the shipment is left out', () => {
  const { preparedOn: _preparedOn, ...shipped } = halfShipped;
  const onAccount = { status: 'PAYMENT_PENDING', payment: { method: 'account' as const } };

  expect(steps('1', { ...onAccount, ...shipped, fulfilment: 'delivered' })).toEqual([
    'Commandée: done',
    'Expédiée: done',
    'Livrée: current',
    'Réglée: to-come',
  ]);
});

it('a picked-up order is ready and taken, and its last step is the current one', () => {
  expect(steps('1', { ...halfShipped, deliveryMode: 'retailer', fulfilment: 'delivered' })).toEqual([
    'Commandée: done',
    'Payée: done',
    'Préparée: done',
    'Prête: done',
    'Enlevée: current',
  ]);
});

it('a cancelled order has the steps before its cancellation', () => {
  const cancelled = { status: 'CANCELLED', cancellation: 'company' as const, cancelledAt: '2026-05-03' };

  expect(steps('1', { ...cancelled, fulfilment: 'prepared', preparedOn: '2026-05-02' })).toEqual([
    'Commandée: done',
    'Préparée: done',
    'Annulée: current',
  ]);
});
