import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authDialogOpenAtom, authDialogPurposeAtom } from 'shared-contracts/auth';
import { cartPanelOpenAtom, openCartPanelAtom } from 'shared-contracts/cart';
import { renderCart, type Visit } from '../testing/render-cart';
import { bag, gloves, twoLines } from '../testing/shop-data';

const answers = {
  [`GET products/${bag.Code}`]: bag,
  [`GET products/${gloves.Code}`]: gloves,
  'GET products/categories': [{ code: 'CHIMIE', name: 'CHIMIE', subcategories: [] }],
};

async function openPanel(visit: Visit = {}) {
  const rendered = await renderCart({ answers, lines: twoLines, ...visit });
  await act(async () => rendered.store.set(openCartPanelAtom));
  const panel = await screen.findByRole('dialog', { name: 'VOTRE PANIER' });
  return { ...rendered, panel: within(panel) };
}

it('the cart panel shows lines, totals and a link to the cart page', async () => {
  const { panel } = await openPanel();

  expect(await panel.findByText(/51,60/)).toBeVisible();
  expect(panel.getByText(/49,00/)).toBeVisible();
  const rows = panel.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);
  expect(rows.map((row) => row?.replace(/\s/g, ' '))).toEqual([
    'Articles9',
    'Total (HT)100,60 €',
    'TVA20,12 €',
    'Total (TTC)120,72 €',
  ]);
  expect(panel.getByRole('link', { name: 'Voir le panier' })).toHaveAttribute('href', '/order');
});

it('the cart panel shows that the cart is empty, without an order button', async () => {
  const { panel } = await openPanel({ lines: [] });

  expect(panel.getByText("Pas d'article dans le panier")).toBeVisible();
  expect(await panel.findByRole('link', { name: 'CHIMIE' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Commander' })).not.toBeInTheDocument();
});

it.each([
  ['with articles', twoLines],
  ['empty', []],
])('the cart panel closes, %s, when the customer continues shopping', async (_how, lines) => {
  const { panel, store } = await openPanel({ lines });

  await userEvent.click(panel.getByRole('button', { name: 'Continuer mes achats' }));

  await waitFor(() => expect(store.get(cartPanelOpenAtom)).toBe(false));
});

it('the cart panel closes and opens the checkout for a customer', async () => {
  const { panel, router, store } = await openPanel({ signedIn: true });

  await userEvent.click(panel.getByRole('button', { name: 'Commander' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/purchase'));
  expect(store.get(cartPanelOpenAtom)).toBe(false);
});

it('the cart panel closes and opens the login dialog for a visitor', async () => {
  const { panel, store } = await openPanel();

  await userEvent.click(panel.getByRole('button', { name: 'Commander' }));

  await waitFor(() => expect(store.get(authDialogOpenAtom)).toBe(true));
  expect(store.get(authDialogPurposeAtom)).toBe('order');
  expect(store.get(cartPanelOpenAtom)).toBe(false);
});
