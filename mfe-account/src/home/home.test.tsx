import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop, type Visit } from 'page-kit/testing';
import { cartLinesAtom } from 'shared-contracts/cart';
import { camille, item, order, product, refused } from 'shared-contracts/testing';
import { plain, tried } from '../testing/orders';
import { LastOrder } from './LastOrder';
import { UsualArticles, usualCodes } from './UsualArticles';

const Home = () => (
  <>
    <LastOrder />
    <UsualArticles />
  </>
);

const home = (visit: Partial<Visit> = {}) =>
  renderShop({ signedIn: true, ...visit, routes: [{ path: '/', Component: Home }] });

const ordered = order('7', { orderNumber: 'CMD-2026-000007', status: 'PAID', items: [item(1), item(2)] });
const articles = {
  'GET products/SP-1': product({ Code: 'SP-1', Designation: 'Sac 30 L', PrixHT: 10 }),
  'GET products/SP-2': refused(404),
};
const lastOrder = async () => within(await screen.findByRole('region', { name: 'Dernière commande' }));
const usual = async () => within(await screen.findByRole('region', { name: 'Vos articles habituels' }));

it('the last placed order is shown with its state and can be ordered again, beside links to quick order and lists', async () => {
  const list = { id: 'l1', name: 'Étage 2', version: 1, lines: [], createdAt: '', updatedAt: '' };
  await home({ answers: { 'GET orders': [tried(), ordered], 'GET users/lists': [list], ...articles } });

  expect((await lastOrder()).getByText('Payé')).toBeVisible();
  for (const [name, href] of [
    ['CMD-2026-000007', '/profile?historique&commande=7'],
    ['Commande rapide', '/order#commande-rapide'],
    ['Mes listes (1)', '/profile?listes'],
  ] as const)
    expect((await lastOrder()).getByRole('link', { name })).toHaveAttribute('href', href);
  await userEvent.click((await lastOrder()).getByRole('button', { name: 'Commander à nouveau' }));

  expect(screen.getByRole('dialog', { name: 'Commander à nouveau' })).toBeVisible();
});

it('the articles of most orders come first, of equally frequent ones the latest', () => {
  const orders = [
    [1, 1, 2],
    [3, 4],
    [4, 5],
    [5, 6],
  ].map((numbers, index) => order(`${index}`, { items: numbers.map((number) => item(number)) }));

  expect(usualCodes(orders)).toEqual(['SP-4', 'SP-5', 'SP-1', 'SP-2']);
});

it('usual articles for sale are shown at the customer’s contract price, and added to the cart', async () => {
  const { store } = await home({
    answers: {
      'GET users/profile': { ...camille, contractPrices: true },
      'GET orders': [ordered],
      'POST users/prices': { items: [{ code: 'SP-1', breaks: [{ quantity: 1, priceHT: 8.5 }] }] },
      ...articles,
    },
  });

  const [article, ...others] = (await usual()).getAllByRole('listitem');
  expect(plain(article?.textContent)).toContain('8,50 € HT');
  expect(others).toEqual([]);
  await userEvent.click((await usual()).getByRole('button', { name: 'Ajouter au panier : Sac 30 L' }));

  expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-1', quantity: 1 }]);
});

it.each([
  ['has no order', []],
  ['refuses', refused(500)],
])('nothing is shown when the API %s', async (_when, orders) => {
  const { http } = await home({ answers: { 'GET orders': orders } });

  expect(http.calls).toContain('GET orders');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
