import { OrderStatus } from 'shared-contracts/api/orders';
import { deliveryModes } from 'shared-contracts/pricing';
import { customers } from './customers';

const [camille, karim, achats, lea] = customers;

it('the first demo customer has orders of every status, delivery mode and payment', () => {
  const having = (field: 'status' | 'deliveryMode' | 'payment') =>
    new Set(camille?.orders.map((order) => order[field]));

  expect(having('status')).toEqual(new Set(OrderStatus.options));
  expect(having('deliveryMode')).toEqual(new Set(deliveryModes));
  expect(having('payment')).toEqual(new Set(['card', 'deferred']));
});

it('the other demo customers have a discount, payment on account, and neither address nor order', () => {
  expect(karim).toMatchObject({ discountRate: 10, deferredPayment: false });
  expect(achats).toMatchObject({ discountRate: 0, deferredPayment: true });
  expect(lea).toMatchObject({ discountRate: 0, deferredPayment: false, addresses: [], orders: [] });
});
