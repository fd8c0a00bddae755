import { screen } from '@testing-library/react';
import type { Order } from 'shared-contracts/api/orders';
import { abandoned, card, history, openDetail, tried } from '../../../testing/unpaid-order';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T14:05:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a customer who opens by its URL', () => {
  it('an abandoned order reads so and finds the cart', async () => {
    await openDetail(abandoned);

    expect(screen.getByRole('heading', { level: 2, name: 'Commande abandonnée' })).toBeVisible();
    expect(screen.getByText(/CMD-2026-000001/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir le panier' })).toHaveAttribute('href', '/order');
    expect(screen.queryByRole('button', { name: 'Imprimer' })).toBeNull();
  });

  it('an order that nobody tried to pay reads so and finds where to pay it', async () => {
    await openDetail(tried({ payment: { method: 'card', tried: false } }));

    expect(screen.getByRole('heading', { level: 2, name: 'Commande non payée' })).toBeVisible();
    expect(screen.getByText(/CMD-2026-000001 n’a pas été payée/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Régler cette commande' })).toHaveAttribute('href', '/invoice/1');
    expect(screen.queryByRole('button', { name: 'Imprimer' })).toBeNull();
  });
});

describe('a customer of whose order', () => {
  it('the company made an end sees it as specified, and by whom', async () => {
    await history([tried({ status: 'CANCELLED', cancellation: 'company' })]);

    const shown = await card();

    expect(shown.getByText('Inconnu')).toBeVisible();
    expect(shown.getByText('Annulée par notre équipe')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Voir la commande' })).toBeVisible();
  });

  it('the company made an end reads so on the order, and may print it', async () => {
    await openDetail(tried({ status: 'CANCELLED', cancellation: 'company' }));

    expect(screen.getByText('Annulée par notre équipe')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Imprimer' })).toBeVisible();
  });

  it.each<[string, Partial<Order>]>([
    ['the API does not say how it is paid', { payment: undefined }],
    ['the API does not say whether a payment was tried', { payment: { method: 'card' } }],
    ['the bill comes later', { payment: { method: 'account' } }],
  ])('%s sees it as specified', async (_which, given) => {
    await history([tried(given)]);

    const shown = await card();

    expect(shown.getByText('En attente de règlement')).toBeVisible();
    expect(shown.queryByText('Paiement non terminé')).toBeNull();
    expect(shown.queryByRole('button', { name: 'Abandonner' })).toBeNull();
    expect(shown.queryByRole('link', { name: 'Reprendre le paiement' })).toBeNull();
  });
});
