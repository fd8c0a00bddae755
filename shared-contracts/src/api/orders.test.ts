import { OrderExportQuery, OrderListQuery } from './orders';

it.each([
  [{ status: 'PAID', month: '2026-12', q: 'CMD-2026' }, true],
  [{}, true],
  [{ status: 'paid' }, false],
  [{ month: '2026-13' }, false],
  [{ month: '2026-1' }, false],
  [{ month: '1999-12' }, false],
  [{ q: 'x'.repeat(101) }, false],
])('the validity of the order filter %p is %p', (query, valid) => {
  expect(OrderListQuery.safeParse(query).success).toBe(valid);
});

it('an export of orders needs a month', () => {
  expect(OrderExportQuery.safeParse({ month: '2026-11' }).success).toBe(true);
  expect(OrderExportQuery.safeParse({}).success).toBe(false);
});
