import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShoppingList } from 'shared-contracts/api/lists';
import type { Order } from 'shared-contracts/api/orders';
import { environment, item, order, refused, reply } from 'shared-contracts/testing';
import { abandoned, card, history, openDetail, plain, sums, tried } from '../../../testing/orders';
import { renderAccount } from '../../../testing/render-account';

/** Two articles at 46,44 with delivery, paid at five past two in Paris. */
const paid: Partial<Order> = {
  items: [item(1), item(2)],
  totalHT: 46.44,
  deliveryFee: 25,
  vat: [{ rate: 20, base: 46.44, amount: 9.29 }],
  totalTTC: 80.73,
  payment: { method: 'card', paidAt: '2026-11-22T13:05:00.000Z' },
};
const onAccount: Partial<Order> = { ...paid, status: 'PAYMENT_PENDING', payment: { method: 'account' } };
const paidText = 'Payée par carte le 22 novembre 2026 à 14:05';
const dueText = 'À régler sur votre compte au plus tard le 30 mai 2026';
const company = { status: 'CANCELLED', cancellation: 'company' } as const;
const made: ShoppingList = { id: 'l1', name: 'Étage 2', version: 1, lines: [], createdAt: '', updatedAt: '' };
const lists = { 'GET users/lists': [], 'POST users/lists': made };

describe('the card of an order', () => {
  it('shows date, address, amount, state, own number and the way to the contact page', async () => {
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

  it('shows five articles and how many more there are, and names one without a picture', async () => {
    const items = Array.from({ length: 12 }, (_, index) => item(index + 1));
    const nameless = item(1, { imageUrl: '', designation: 'Nettoyant multi-usages concentré' });
    await history([order('1', { items: [nameless, ...items.slice(1)] })]);

    const articles = within((await card()).getByRole('list', { name: 'Articles' }));

    expect(articles.getAllByRole('img')).toHaveLength(4);
    expect(articles.getByText('Nettoyant multi-usag…')).toBeVisible();
    expect(articles.getByText('+7')).toBeVisible();
  });

  it.each<[string, Partial<Order>, readonly RegExp[], readonly RegExp[]]>([
    ['paid by card', { ...paid, totalTTC: 235.96 }, [/^Payée par carte le 22 novembre 2026 à 14:05$/], []],
    ['on account', onAccount, [/^À régler sur votre compte au plus tard le 30 mai 2026$/], []],
    ['without payment', {}, [], [/^TTC$/, /[Pp]ayée|[Rr]égl/]],
    ['ended by the company', company, [/^Inconnu$/, /^Annulée par notre équipe$/], []],
  ])('shows the payment of an order %s', async (_which, given, shown, absent) => {
    await history([order('1', given)]);

    const found = await card();

    for (const text of shown) expect(found.getByText(text)).toBeVisible();
    for (const text of absent) expect(found.queryByText(text)).toBeNull();
    if (given.totalTTC === 235.96)
      expect(found.getByText('TTC').parentElement).toHaveTextContent('235,96 € TTC');
  });

  it.each<[string, Partial<Order>]>([
    ['an unknown payment', { payment: undefined }],
    ['a card payment without attempts', { payment: { method: 'card' } }],
    ['payment on account', { payment: { method: 'account' } }],
  ])('offers neither to resume nor to abandon an unpaid order with %s', async (_which, given) => {
    await history([tried(given)]);

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

  it('leads a customer without orders to the products', async () => {
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

describe('one order', () => {
  it('lists articles, sums, delivery, payment and addresses', async () => {
    await openDetail(order('1', { items: [item(1), item(2)], deliveryInstructions: 'Quai 2, avant 9 h' }));

    const articles = screen.getByRole('list', { name: 'Articles commandés' });
    const [first] = within(articles).getAllByRole('listitem');
    expect(plain(first?.textContent)).toContain('11,61 € HT');
    expect(plain(first?.textContent)).toContain('Quantité : 2');
    expect(document.title).toBe('Commande CMD-2026-000001 | Boutique SPH');
    expect(screen.getByText('Standard')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Adresse de livraison' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Adresse de facturation' })).toBeVisible();
    expect(screen.getByText('Quai 2, avant 9 h')).toBeVisible();
  });

  const vat = 'TVA 20 % sur 46,44 €9,29 €';
  const account = 'Mode de paiementCompte client';
  it.each<[string, Partial<Order>, string[], string]>([
    ['as specified', {}, ['Sous-total HT46,44 €', 'Livraison25,00 €', 'Total (HT)71,44 €'], account],
    [
      'with the fee and the total of the API',
      { items: [item(1), item(2)], deliveryFee: 0, totalTTC: 55.73 },
      ['Sous-total HT46,44 €', 'LivraisonGratuit', 'Total (HT)46,44 €', 'Total TTC55,73 €'],
      account,
    ],
    [
      'paid by card',
      paid,
      [
        'Sous-total HT46,44 €',
        'Livraison sans TVA ajoutée25,00 €',
        'Total (HT)71,44 €',
        vat,
        'Total TTC réglé80,73 €',
      ],
      account + paidText,
    ],
    [
      'due on account',
      onAccount,
      [
        'Sous-total HT46,44 €',
        'Livraison sans TVA ajoutée25,00 €',
        'Total (HT)71,44 €',
        vat,
        'Total TTC80,73 €',
      ],
      account + dueText,
    ],
  ])('shows sums and payment %s', async (_how, given, rows, payment) => {
    await openDetail(order('1', given));

    expect(sums()).toEqual(rows);
    const mode = screen.getByRole('heading', { name: 'Mode de paiement' }).parentElement;
    expect(plain(mode?.textContent)).toBe(payment);
  });

  it('shows the chosen mode of delivery, and where and when to pick it up', async () => {
    await openDetail(order('1', { deliveryMode: 'retailer' }));

    const { street, hours } = environment.company.warehouse;
    const point = screen.getByRole('heading', { name: 'Adresse d’enlèvement' }).parentElement;
    expect(point).toHaveTextContent(street);
    expect(point).toHaveTextContent(hours);
    expect(screen.queryByRole('heading', { name: 'Adresse de livraison' })).not.toBeInTheDocument();
  });

  it('focuses the title of an opened order, and its card on the way back', async () => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const orders = [order('2'), order('1')];
    const { router } = await history(orders, { 'GET orders/1': order('1') });
    await userEvent.click((await card()).getByRole('link', { name: 'Voir la commande' }));
    const title = await screen.findByRole('heading', { level: 2, name: 'Commande CMD-2026-000001' });
    const focused = document.activeElement;

    const [, back] = screen.getAllByRole('link', { name: 'Historique de mes commandes' });
    if (back) await userEvent.click(back);

    expect(focused).toBe(title);
    expect((await card()).getByRole('link', { name: 'Voir la commande' })).toHaveFocus();
    expect(router.state.location.search).toBe('?historique');
  });

  it('shows nothing of an order of another customer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await renderAccount({ at: '/profile?historique&commande=1' });

    expect(await screen.findByText('Cette commande ne peut pas être affichée.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir toutes mes commandes' })).toHaveAttribute(
      'href',
      '/profile?historique',
    );
  });

  it.each([true, false])('offers to withdraw from the contract where the setting is %p', async (offered) => {
    const settings = { ...environment.settings, withdrawalEntry: offered };
    await openDetail(order('1'), {}, { environment: { ...environment, settings } });

    const links = screen.queryAllByRole('link', { name: 'Renoncer au contrat' });

    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      offered ? ['/contact?orderReference=1'] : [],
    );
  });

  it.each([
    [abandoned, 'Commande abandonnée', 'Voir le panier', '/order'],
    [
      tried({ payment: { method: 'card', tried: false } }),
      'Commande non payée',
      'Régler cette commande',
      '/invoice/1',
    ],
  ])('that is not to be printed says why and leads on: %#', async (given, title, link, href) => {
    await openDetail(given);

    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByText(/CMD-2026-000001/)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: 'Imprimer' })).toBeNull();
  });

  it('that the company ended says so and can be printed', async () => {
    await openDetail(tried(company));

    expect(screen.getByText('Annulée par notre équipe')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Imprimer' })).toBeVisible();
  });
});

it.each([
  ['opened', () => openDetail(order('3'), lists)],
  ['in the history', () => history([order('3')], lists)],
])('a past order %s becomes a list with its quantities', async (_where, open) => {
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
