import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { environment, item, order, refused, reply } from 'shared-contracts/testing';
import { renderAccount, type Visit } from '../../../testing/render-account';

const at = '/profile?historique';
const visit = (given: Visit) => renderAccount({ at, ...given });

async function card(number: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: `Commande ${number}` });
  const found = screen.getAllByRole('listitem').find((entry) => entry.contains(heading));
  if (!found) throw new Error(`no card of ${number}`);
  return within(found);
}

const plain = (text: string | null) => text?.replace(/[\u202f\u00a0]/g, ' ');

describe('the history', () => {
  it('tells a customer when, where to, how much and in which state', async () => {
    await visit({ answers: { 'GET orders': [order('1', { status: 'PAYMENT_PENDING' })] } });

    const first = await card('CMD-2026-000001');

    expect(first.getByText('jeudi 30 avril 2026')).toBeVisible();
    expect(first.getByText('3 quai du Port, Bordeaux, France')).toBeVisible();
    expect(
      first.getByText((_text, element) => plain(element?.textContent ?? null) === '1 234,50 € HT'),
    ).toBeVisible();
    expect(first.getByText('En attente de règlement')).toBeVisible();
  });

  it('shows a customer five articles and how many more there are', async () => {
    await visit({
      answers: {
        'GET orders': [order('1', { items: Array.from({ length: 12 }, (_, place) => item(place + 1)) })],
      },
    });

    const articles = within((await card('CMD-2026-000001')).getByRole('list', { name: 'Articles' }));

    expect(articles.getAllByRole('img')).toHaveLength(5);
    expect(articles.getByText('+7')).toBeVisible();
  });

  it('names an article that has no picture', async () => {
    const nameless = item(1, { imageUrl: '', designation: 'Nettoyant multi-usages concentré' });
    await visit({ answers: { 'GET orders': [order('1', { items: [nameless] })] } });

    expect((await card('CMD-2026-000001')).getByText('Nettoyant multi-usag…')).toBeVisible();
  });

  it('leads a customer with a problem to the contact page', async () => {
    await visit({ answers: { 'GET orders': [order('1')] } });

    const link = (await card('CMD-2026-000001')).getByRole('link', { name: 'Signaler un problème' });

    expect(link).toHaveAttribute('href', '/contact?orderReference=1');
    expect(link).toHaveAccessibleDescription('Commande CMD-2026-000001');
  });

  it('brings older orders until there are no more', async () => {
    const { http } = await visit({
      answers: {
        'GET orders': reply([order('3'), order('2')], { 'X-Next-Cursor': 'c/1' }),
        'GET orders?cursor=c%2F1': [order('2'), order('1')],
      },
    });
    await card('CMD-2026-000003');

    await userEvent.click(screen.getByRole('button', { name: 'Afficher les commandes plus anciennes' }));

    const oldest = await card('CMD-2026-000001');
    expect(oldest.getByRole('link', { name: 'Signaler un problème' })).toHaveFocus();
    expect(screen.getAllByRole('heading', { name: /^Commande/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Afficher les commandes plus anciennes' })).toBeNull();
    expect(http.count('GET orders?cursor=c%2F1')).toBe(1);
  });

  it('invites a customer without orders to look at the products', async () => {
    await visit({ answers: { 'GET orders': [] } });

    expect(await screen.findByRole('link', { name: 'Voir les produits' })).toHaveAttribute(
      'href',
      '/category-product',
    );
  });

  it('offers another try when the orders cannot be had', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { http } = await visit({ answers: { 'GET orders': refused(503) } });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    http.answers['GET orders'] = [order('1')];

    await userEvent.click(retry);

    expect(await screen.findByRole('heading', { name: 'Commande CMD-2026-000001' })).toBeVisible();
  });
});

describe('one order', () => {
  const detail = '/profile?historique&commande=1';

  it('lists what was ordered at the price that was due, with its sums', async () => {
    await visit({ at: detail, answers: { 'GET orders/1': order('1', { items: [item(1), item(2)] }) } });

    const articles = await screen.findByRole('list', { name: 'Articles commandés' });

    const [first] = within(articles).getAllByRole('listitem');
    expect(plain(first?.textContent ?? null)).toContain('11,61 € HT');
    expect(plain(first?.textContent ?? null)).toContain('Quantité : 2');
    const sums = [...document.querySelectorAll('dl > div')].map(({ textContent }) => plain(textContent));
    expect(sums).toEqual(['Sous-total HT46,44 €', 'Livraison25,00 €', 'Total (HT)71,44 €']);
    expect(document.title).toBe('Commande CMD-2026-000001 | Boutique SPH');
  });

  it('shows the fee and the amount with tax that the API asked, though the shop computes others', async () => {
    const asked = order('1', { items: [item(1), item(2)], deliveryFee: 0, totalTTC: 55.73 });
    await visit({ at: detail, answers: { 'GET orders/1': asked } });
    await screen.findByRole('list', { name: 'Articles commandés' });

    const sums = [...document.querySelectorAll('dl > div')].map(({ textContent }) => plain(textContent));
    expect(sums).toEqual([
      'Sous-total HT46,44 €',
      'LivraisonGratuit',
      'Total (HT)46,44 €',
      'Total TTC55,73 €',
    ]);
  });

  it('tells a customer how it is delivered and paid, and the addresses', async () => {
    await visit({ at: detail, answers: { 'GET orders/1': order('1') } });

    expect(await screen.findByText('Standard')).toBeVisible();
    expect(screen.getByText('Compte client')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Adresse de livraison' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Adresse de facturation' })).toBeVisible();
  });

  it('names a mode of delivery that the customer chose', async () => {
    await visit({ at: detail, answers: { 'GET orders/1': order('1', { deliveryMode: 'premium' }) } });

    expect(await screen.findByText('Livraison déposé et rangé')).toBeVisible();
  });

  it('takes the focus when it is opened, and gives it back to its card', async () => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const orders = [order('2'), order('1')];
    const { router } = await visit({ answers: { 'GET orders': orders, 'GET orders/1': order('1') } });
    await userEvent.click((await card('CMD-2026-000001')).getByRole('link', { name: 'Voir la commande' }));
    const title = await screen.findByRole('heading', { level: 2, name: 'Commande CMD-2026-000001' });
    const focused = document.activeElement;

    const [, back] = screen.getAllByRole('link', { name: 'Historique de mes commandes' });
    if (back) await userEvent.click(back);

    expect(focused).toBe(title);
    expect((await card('CMD-2026-000001')).getByRole('link', { name: 'Voir la commande' })).toHaveFocus();
    expect(router.state.location.search).toBe('?historique');
  });

  it('shows nothing of an order that is not the customer’s', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await visit({ at: detail });

    expect(await screen.findByText('Cette commande ne peut pas être affichée.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir toutes mes commandes' })).toHaveAttribute('href', at);
  });

  it('lets a customer renounce, where the shop offers it', async () => {
    await visit({ at: detail, answers: { 'GET orders/1': order('1') } });

    expect(await screen.findByRole('link', { name: 'Renoncer au contrat' })).toHaveAttribute(
      'href',
      '/contact?orderReference=1',
    );
  });

  it('does not offer to renounce where the setting is off', async () => {
    const settings = { ...environment.settings, withdrawalEntry: false };
    await visit({
      at: detail,
      answers: { 'GET orders/1': order('1') },
      environment: { ...environment, settings },
    });
    await screen.findByText('Standard');

    expect(screen.queryByRole('link', { name: 'Renoncer au contrat' })).toBeNull();
  });
});
