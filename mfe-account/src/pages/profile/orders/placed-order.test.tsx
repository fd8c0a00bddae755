import { act, screen } from '@testing-library/react';
import { announce } from 'shared-contracts/events';
import { order, refused } from 'shared-contracts/testing';
import { card, history } from '../../../testing/orders';
import { renderAccount } from '../../../testing/render-account';

const [first, second] = [order('1'), order('2')];
const placeOrder = () => act(() => announce('checkout:order-placed', { orderId: second.id }));

describe('when another part of the shop has placed an order', () => {
  it('an open history shows it', async () => {
    const { http } = await history([first]);
    await card();
    http.answers['GET orders'] = [second, first];

    placeOrder();

    expect(await card('CMD-2026-000002')).toBeDefined();
  });

  it('the history of an earlier visit is not shown without it', async () => {
    const { http, router } = await history([first]);
    await card();
    await act(() => router.navigate('/about'));
    http.answers['GET orders'] = refused(503);

    placeOrder();
    await act(() => router.navigate('/profile?historique'));

    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.queryByText(/000001/)).not.toBeInTheDocument();
  });

  it('a history that was not open before is requested when it opens', async () => {
    const { http, router } = await renderAccount({ at: '/about', answers: { 'GET orders': [second] } });

    placeOrder();
    expect(http.count('GET orders')).toBe(0);
    await act(() => router.navigate('/profile?historique'));

    expect(await card('CMD-2026-000002')).toBeDefined();
  });
});
