import { screen, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/api/orders';
import { item, order } from 'shared-contracts/testing';
import { renderAccount, type Visit } from './render-account';

/** An order of 14:05 in Paris with an unfinished card payment, which can be resumed for a day. */
export const tried = (given: Partial<Order> = {}) =>
  order('1', {
    status: 'PAYMENT_PENDING',
    createdAt: '2026-11-23T13:05:00.000Z',
    payment: { method: 'card', tried: true, resumableUntil: '2026-11-24T13:05:00.000Z' },
    ...given,
  });
export const abandoned = tried({
  status: 'CANCELLED',
  payment: { method: 'card' },
  cancellation: 'abandoned',
});

/** Fields of an order of two articles for 46.44 € plus delivery, paid at 14:05 in Paris. */
export const paid: Partial<Order> = {
  items: [item(1), item(2)],
  totalHT: 46.44,
  deliveryFee: 25,
  vat: [{ rate: 20, base: 46.44, amount: 9.29 }],
  totalTTC: 80.73,
  payment: { method: 'card', paidAt: '2026-11-22T13:05:00.000Z' },
};

/** Fields of an order of two articles, of which one piece is still to come. */
export const halfShipped = {
  fulfilment: 'partly-shipped',
  preparedOn: '2026-05-01',
  shipments: [
    {
      id: 's1',
      shippedOn: '2026-05-04',
      deliveredOn: '2026-05-05',
      carrier: 'Colis Sud',
      trackingNumber: '8X1',
      trackingUrl: 'https://suivi.example/8X1',
      lines: [
        { productCode: 'SP-1', quantity: 2 },
        { productCode: 'SP-2', quantity: 1 },
      ],
    },
  ],
} satisfies Partial<Order>;

/** Replaces all white space by plain spaces. */
export const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');

/** Returns the queries of an order's card in the history. */
export async function card(number = 'CMD-2026-000001') {
  const heading = await screen.findByRole('heading', { level: 3, name: `Commande ${number}` });
  const found = screen.getAllByRole('listitem').find((entry) => entry.contains(heading));
  if (!found) throw new Error(`no card of ${number}`);
  return within(found);
}

/** Opens the history with these orders. */
export const history = (orders: unknown, answers: Record<string, unknown> = {}) =>
  renderAccount({ at: '/profile?historique', answers: { 'GET orders': orders, ...answers } });

/** Opens an order. */
export async function openDetail(given: Order, answers: Record<string, unknown> = {}, visit: Visit = {}) {
  const path = `/profile?historique&commande=${given.id}`;
  const shop = await renderAccount({
    ...visit,
    at: path,
    answers: { [`GET orders/${given.id}`]: given, ...answers },
  });
  await screen.findByRole('heading', { level: 2, name: /^Commande/ });
  return shop;
}
