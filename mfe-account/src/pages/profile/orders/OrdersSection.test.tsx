import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShoppingList } from 'shared-contracts/api/lists';
import type { Order } from 'shared-contracts/api/orders';
import { item, order, refused, reply } from 'shared-contracts/testing';
import { card, history, openDetail, tried } from '../../../testing/orders';

/** Two articles for 46.44 € plus delivery, paid at 14:05 in Paris. */
const paid: Partial<Order> = {
  items: [item(1), item(2)],
  totalHT: 46.44,
  deliveryFee: 25,
  vat: [{ rate: 20, base: 46.44, amount: 9.29 }],
  totalTTC: 80.73,
  payment: { method: 'card', paidAt: '2026-11-22T13:05:00.000Z' },
};
const onAccount: Partial<Order> = { ...paid, status: 'PAYMENT_PENDING', payment: { method: 'account' } };
const cancelled = { status: 'CANCELLED', cancellation: 'company' } as const;
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

  it('shows five articles, the number of the others, and the name of an article without a picture', async () => {
    const items = Array.from({ length: 12 }, (_, index) => item(index + 1));
    const withoutPicture = item(1, { imageUrl: '', designation: 'Nettoyant multi-usages concentré' });
    await history([order('1', { items: [withoutPicture, ...items.slice(1)] })]);

    const articles = within((await card()).getByRole('list', { name: 'Articles' }));

    expect(articles.getAllByRole('img')).toHaveLength(4);
    expect(articles.getByText('Nettoyant multi-usag…')).toBeVisible();
    expect(articles.getByText('+7')).toBeVisible();
  });

  it.each<[string, Partial<Order>, readonly RegExp[], readonly RegExp[]]>([
    ['paid by card', { ...paid, totalTTC: 235.96 }, [/^Payée par carte le 22 novembre 2026 à 14:05$/], []],
    ['on account', onAccount, [/^À régler sur votre compte au plus tard le 30 mai 2026$/], []],
    ['without payment', {}, [], [/^TTC$/, /[Pp]ayée|[Rr]égl/]],
    ['cancelled by the company', cancelled, [/^Inconnu$/, /^Annulée par notre équipe$/], []],
  ])('shows the payment of an order %s', async (_which, fields, shown, absent) => {
    await history([order('1', fields)]);

    const found = await card();

    for (const text of shown) expect(found.getByText(text)).toBeVisible();
    for (const text of absent) expect(found.queryByText(text)).toBeNull();
    if (fields.totalTTC === 235.96)
      expect(found.getByText('TTC').parentElement).toHaveTextContent('235,96 € TTC');
  });

  it.each<[string, Partial<Order>]>([
    ['an unknown payment', { payment: undefined }],
    ['a card payment without attempts', { payment: { method: 'card' } }],
    ['payment on account', { payment: { method: 'account' } }],
  ])('offers neither to resume nor to abandon an unpaid order with %s', async (_which, fields) => {
    await history([tried(fields)]);

    const shown = await card();

    expect(shown.getByText('En attente de règlement')).toBeVisible();
    expect(shown.queryByText('Paiement non terminé')).toBeNull();
    expect(shown.queryByRole('button', { name: 'Abandonner' })).toBeNull();
    expect(shown.queryByRole('link', { name: 'Reprendre le paiement' })).toBeNull();
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
    expect(oldest.getByRole('link', { name: 'Signaler un problème' })).toHaveFocus();
    expect(screen.getAllByRole('heading', { name: /^Commande/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Afficher les commandes plus anciennes' })).toBeNull();
    expect(http.count('GET orders?cursor=c%2F1')).toBe(1);
  });

  it('links to the products when the customer has no orders', async () => {
    await history([]);

    expect(await screen.findByRole('link', { name: 'Voir les produits' })).toHaveAttribute(
      'href',
      '/category-product',
    );
  });

  it('loads the orders on retry after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { http } = await history(refused(503));
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    http.answers['GET orders'] = [order('1')];

    await userEvent.click(retry);

    expect(await screen.findByRole('heading', { name: 'Commande CMD-2026-000001' })).toBeVisible();
  });
});

it.each([
  ['on its page', () => openDetail(order('3'), lists)],
  ['in the history', () => history([order('3')], lists)],
])('a past order %s is saved as a list with its quantities', async (_where, open) => {
  const { http } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter à une liste' }));

  await userEvent.type(await screen.findByLabelText(/^Nom de la nouvelle liste/), 'Étage 2{Enter}');

  expect(await screen.findByText(/^Ajouté à la liste «.Étage 2.»$/)).toBeVisible();
  expect(http.sent('POST users/lists')[0]?.body).toEqual({
    name: 'Étage 2',
    lines: [
      { productCode: 'SP-1', quantity: 2 },
      { productCode: 'SP-2', quantity: 2 },
    ],
  });
});
