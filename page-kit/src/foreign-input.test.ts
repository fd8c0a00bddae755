/** @jest-environment node */
import fc from 'fast-check';
import type { Order } from 'shared-contracts/api/orders';
import { anyNumber, runs, textOrJson } from 'shared-contracts/testing/foreign-input';
import { receiptRows } from './orders/order-amounts';

it('a receipt of arbitrary amounts ends with its total and shows no NaN, undefined or Infinity', () => {
  const order = fc.record({
    totalHT: anyNumber,
    deliveryFee: fc.option(anyNumber, { nil: undefined }),
    totalTTC: fc.option(anyNumber, { nil: undefined }),
    deliveryMode: textOrJson,
    status: textOrJson,
    vat: fc.option(fc.array(fc.record({ rate: anyNumber, base: anyNumber, amount: anyNumber })), {
      nil: undefined,
    }),
    address: fc.record({ delivery: fc.record({ postalCode: textOrJson, country: textOrJson }) }),
    items: fc.array(fc.record({ quantity: anyNumber, unitPriceHT: anyNumber, dueUnitPriceHT: anyNumber })),
  });
  fc.assert(
    fc.property(order, (each) => {
      const rows = receiptRows(each as unknown as Order, 'apply');

      expect(rows.at(-1)?.tone).toBe('total');
      for (const { label, value } of rows) expect(`${label} ${value}`).not.toMatch(/NaN|undefined|Infinity/);
    }),
    runs,
  );
});
