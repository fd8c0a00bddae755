import type { Order } from 'shared-contracts/api/orders';
import { order as anyOrder, depot, office, orderAddress, product } from 'shared-contracts/testing';

export const bag = product({ Code: 'SP-110', Designation: 'Sac poubelle 110 L', PrixHT: 12.9 });
export const gloves = product({ Code: 'GN-M', Designation: 'Gants nitrile', PrixHT: 9.8 });

/** Two lines of a cart. */
export const twoLines = [
  { productCode: bag.Code, quantity: 4 },
  { productCode: gloves.Code, quantity: 5 },
];

/** Four bags, as the checkout orders them. */
export const purchase = {
  customerId: 'u1',
  lines: [{ productCode: 'SP-110', quantity: 4 }],
  due: { amount: 8692, goodsHT: 5160, vat: 1032, deliveryFee: 2500 },
  choice: { billingAddressId: 'a2', deliveryAddressId: 'a1', deliveryMode: 'standard' as const },
  addresses: { billing: orderAddress(office), delivery: orderAddress(depot) },
};

/** Four bags at a lowered price. */
export const order = anyOrder('o1', {
  orderNumber: 'CMD-2026-000123',
  totalHT: 46.44,
  items: [
    {
      productCode: bag.Code,
      designation: bag.Designation,
      quantity: 4,
      unitPriceHT: 12.9,
      dueUnitPriceHT: 11.61,
      imageUrl: bag.ImageUrl,
    },
  ],
});

/** The same order by card with an unfinished payment, resumable until the next day, 14:05 in Paris. */
export const unpaidOrder: Order = {
  ...order,
  status: 'PAYMENT_PENDING',
  totalTTC: 86.92,
  payment: { method: 'card', tried: true, resumableUntil: '2026-11-24T13:05:00.000Z' },
};

/** The same order while the bank examines a payment. */
export const examinedOrder: Order = {
  ...unpaidOrder,
  payment: { method: 'card', tried: true, examined: true },
};

/** The same order after its payment. */
export const paidOrder: Order = { ...unpaidOrder, status: 'PAID', payment: { method: 'card', tried: true } };

/** The same order after the customer abandoned it. */
export const abandonedOrder: Order = {
  ...unpaidOrder,
  status: 'CANCELLED',
  cancellation: 'abandoned',
  payment: { method: 'card', tried: true },
};
