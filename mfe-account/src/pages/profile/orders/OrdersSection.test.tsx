import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from 'page-kit/testing';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { cartLinesAtom } from 'shared-contracts/cart';
import { announce } from 'shared-contracts/events';
import { item, order, product, refused, reply } from 'shared-contracts/testing';
import { card, history, paid } from '../../../testing/orders';
import { renderAccount, type Visit } from '../../../testing/render-account';

const list: ShoppingList = { id: 'l1', name: 'Étage 2', version: 1, lines: [], createdAt: '', updatedAt: '' };
const lists = { 'GET users/lists': [], 'POST users/lists': list };

describe('the card of an order', () => {
  it('shows date, address, amount, state and purchase order number, and links to the contact page', async () => {
    await history([order('1', { status: 'PAYMENT_PENDING', purchaseOrderNumber: 'BC-77' })]);

    const shown = await card();

    expect(shown.getByText('jeudi 30 avril 2026')).toBeVisible();
    expect(shown.getByText('3 quai du Port, Bordeaux, France')).toBeVisible();
    expect(shown.getByText('HT').parentElement).toHaveTextContent('1 234,50 € HT');
    expect(shown.getByText('En attente de règlement')).toBeVisible();
    expect(shown.getByText(/^Votre numéro de bon de commande\s: BC-77$/)).toBeVisible();
    const link = shown.getByRole('link', { name: 'Signaler un problème' });
    expect(link).toHaveAttribute('href', '/contact?orderReference=1');
    expect(link).toHaveAccessibleDescription('Commande CMD-2026-000001');
  });

  it('shows the billing address without its empty lines', async () => {
    const billing = { ...order('1').address.billing, addressLine1: '', country: '' };
    await history([order('1', { address: { billing } })]);

    expect((await card()).getByText('Bordeaux')).toBeVisible();
  });

  it('shows five articles, the number of the others, and the name of an article without a picture', async () => {
    const items = Array.from({ length: 12 }, (_, index) => item(index + 1));
    const withoutPicture = item(1, { imageUrl: '', designation: 'Nettoyant multi-usages concentré' });
    await history([order('1', { items: [withoutPicture, ...items.slice(1)] })]);

    const articles = within((await card()).getByRole('list', { name: 'Articles' }));

    expect(articles.getAllByRole('img')).toHaveLength(4);
    expect(articles.getByText('Nettoyant…')).toBeVisible();
    expect(articles.getByText('+7')).toBeVisible();
  });

  it('shows amount and payment of a paid order', async () => {
    await history([order('1', { ...paid, totalTTC: 235.96 })]);

    const found = await card();

    expect(found.getByText('Payée par carte le 22 novembre 2026 à 14:05')).toBeVisible();
    expect(found.getByText('TTC').parentElement).toHaveTextContent('235,96 € TTC');
  });
});

describe('the history', () => {
  it('loads older orders until there are no more', async () => {
    const { http } = await history(reply([order('3'), order('2')], { 'X-Next-Cursor': 'c/1' }), {
      'GET orders?cursor=c%2F1': [order('2'), order('1')],
    });
    await card('CMD-2026-000003');

    await userEvent.click(screen.getByRole('button', { name: 'Afficher les commandes plus anciennes' }));

    const oldest = await card('CMD-2026-000001');
    expect(oldest.getByRole('link', { name: 'Voir la commande' })).toHaveFocus();
    expect(screen.getAllByRole('heading', { name: /^Commande/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Afficher les commandes plus anciennes' })).toBeNull();
    expect(http.count('GET orders?cursor=c%2F1')).toBe(1);
  });

  it('links to the products, without a search, when the customer has no orders', async () => {
    await history([]);

    const link = await screen.findByRole('link', { name: 'Voir les produits' });
    expect(link).toHaveAttribute('href', '/category-product');
    expect(screen.queryByRole('form')).toBeNull();
  });
});

it('a past order is saved as a list with its quantities', async () => {
  const { http } = await history([order('3')], lists);
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter à une liste' }));

  await enter(userEvent, await screen.findByLabelText(/^Nom de la nouvelle liste/), 'Étage 2');

  expect(await screen.findByText(/^Ajouté à la liste «.Étage 2.»$/)).toBeVisible();
  expect(http.sent('POST users/lists')[0]?.body).toEqual({
    name: 'Étage 2',
    lines: [
      { productCode: 'SP-1', quantity: 2 },
      { productCode: 'SP-2', quantity: 2 },
    ],
  });
});

const again = { name: 'Commander à nouveau' };
const user = userEvent.setup();

/** Three articles: with the same price, with a higher price today, and no longer in the catalogue. */
const placed = order('1', {
  items: [
    item(1, { quantity: 3, dueUnitPriceHT: 12.9 }),
    item(2, { quantity: 1, dueUnitPriceHT: 10 }),
    item(3),
  ],
});
const answers = {
  'GET orders': [placed],
  'GET products/SP-1': product({ Code: 'SP-1', PrixHT: 12.9 }),
  'GET products/SP-2': product({ Code: 'SP-2', PrixHT: 12 }),
  'GET products/SP-3': refused(404),
};

async function ask(visit: Visit = {}) {
  const shop = await renderAccount({
    at: '/profile?historique',
    ...visit,
    answers: { ...answers, ...visit.answers },
  });
  await user.click(await screen.findByRole('button', again));
  const dialog = within(screen.getByRole('dialog', again));
  return { ...shop, dialog };
}

type Dialog = Awaited<ReturnType<typeof ask>>['dialog'];

const add = (dialog: Dialog) => user.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));

describe('ordering again', () => {
  it('adds the available articles and opens the cart', async () => {
    const lines = [{ productCode: 'SP-1', quantity: 2 }];
    const { dialog, store } = await ask({ lines });
    await dialog.findByText('Indisponible');

    await add(dialog);

    expect(await screen.findByRole('heading', { name: 'Page /order' })).toBeVisible();
    expect(screen.getByText('Les produits ont été ajoutés au panier')).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([
      { productCode: 'SP-1', quantity: 5 },
      { productCode: 'SP-2', quantity: 1 },
    ]);
  });

  it('fetches an article again on retry after its request failed', async () => {
    const { dialog, http } = await ask({ answers: { 'GET products/SP-2': refused(503) } });
    const retry = await dialog.findByRole('button', { name: 'Réessayer' });
    http.answers['GET products/SP-2'] = product({ Code: 'SP-2', PrixHT: 10 });

    await user.click(retry);

    expect(await dialog.findByRole('spinbutton', { name: 'Quantité de Article SP-2' })).toHaveValue('1');
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('is not offered while the order can still be paid', async () => {
    const unpaid = order('1', { status: 'PAYMENT_PENDING', payment: { method: 'card', tried: true } });
    await history([unpaid]);
    await screen.findByRole('heading', { level: 3, name: 'Commande CMD-2026-000001' });

    expect(screen.queryByRole('button', again)).toBeNull();
  });
});

const [first, second] = [order('1'), order('2')];
const placeOrder = () => act(() => announce('checkout:order-placed', { orderId: second.id }));

describe('when another part of the shop has placed an order', () => {
  it('an open history shows it', async () => {
    const { http } = await history([first]);
    await card();
    http.answers['GET orders'] = [second, first];

    placeOrder();

    expect(await screen.findByRole('heading', { name: 'Commande CMD-2026-000002' })).toBeVisible();
  });

  it('the history of an earlier visit is not shown without it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { http, router } = await history([first]);
    await card();
    await act(() => router.navigate('/about'));
    http.answers['GET orders'] = refused(503);

    placeOrder();
    await act(() => router.navigate('/profile?historique'));

    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.queryByText(/000001/)).not.toBeInTheDocument();
  });
});
