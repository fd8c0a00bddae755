/** @jest-environment node */
import { item, order } from 'shared-contracts/testing';
import { filterOrders, historyFilterOf } from './history-filter';

const november = order('3', {
  createdAt: '2026-11-05T10:00:00.000Z',
  items: [item(1, { designation: 'Éponge' })],
});
/** Placed at 00:30 on 1 October in Paris. */
const october = order('2', { createdAt: '2026-09-30T22:30:00.000Z', purchaseOrderNumber: 'BC-77' });
const unpaid = order('1', { status: 'PAYMENT_PENDING', payment: { method: 'account' } });

it.each([
  ['words regardless of case and accents', 'recherche=EPONGE', november],
  ['the purchase order number', 'recherche=bc-77', october],
  ['an article’s code and the order’s number', 'recherche=sp-1+0001', unpaid],
  ['a status', 'etat=PAYMENT_PENDING', unpaid],
  ['a month in Paris time', 'mois=2026-10', october],
])('finds orders by %s', (_what, query, found) => {
  expect(filterOrders([november, october, unpaid], historyFilterOf(`?${query}`), new Set())).toEqual([found]);
});
