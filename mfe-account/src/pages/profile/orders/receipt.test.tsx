import { screen, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/api/orders';
import { environment, item, order } from 'shared-contracts/testing';
import { renderAccount } from '../../../testing/render-account';

/** Two articles at 46,44 with delivery, paid at five past two in Paris. */
const told: Partial<Order> = {
  items: [item(1), item(2)],
  totalHT: 46.44,
  deliveryFee: 25,
  vat: [{ rate: 20, base: 46.44, amount: 9.29 }],
  totalTTC: 80.73,
  payment: { method: 'card', paidAt: '2026-11-22T13:05:00.000Z' },
};
const onAccount: Partial<Order> = { status: 'PAYMENT_PENDING', payment: { method: 'account' } };

const plain = (text: string | null) => text?.replace(/\s/g, ' ');

async function openDetail(given: Partial<Order>) {
  await renderAccount({
    at: '/profile?historique&commande=1',
    answers: { 'GET orders/1': order('1', given) },
  });
  await screen.findByRole('list', { name: 'Articles commandés' });
}

/** Sums of the detail, and what stands below them. */
async function receipt(given: Partial<Order>) {
  await openDetail(given);
  const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) => plain(textContent));
  return [...rows, ...[...document.querySelectorAll('dl + p')].map(({ textContent }) => plain(textContent))];
}

const paymentMode = () => screen.getByRole('heading', { name: 'Mode de paiement' }).parentElement;

async function openCard(given: Partial<Order>) {
  await renderAccount({ at: '/profile?historique', answers: { 'GET orders': [order('1', given)] } });
  const heading = await screen.findByRole('heading', { level: 3, name: 'Commande CMD-2026-000001' });
  const [card] = screen.getAllByRole('listitem').filter((entry) => entry.contains(heading));
  if (!card) throw new Error('no card of the order');
  return within(card);
}

describe('a customer who opens an order', () => {
  it('reads what was debited, when and how, beneath the specified sums', async () => {
    expect(await receipt(told)).toEqual([
      'Sous-total HT46,44 €',
      'Livraison sans TVA ajoutée25,00 €',
      'Total (HT)71,44 €',
      'TVA 20 % sur 46,44 €9,29 €',
      'Total TTC réglé80,73 €',
      'Payée par carte le 22 novembre 2026 à 14:05',
    ]);
  });

  it('reads where and when to pick it up', async () => {
    await openDetail({ deliveryMode: 'retailer' });

    const { street, hours } = environment.company.warehouse;
    const point = screen.getByRole('heading', { name: 'Adresse d’enlèvement' }).parentElement;
    expect(point).toHaveTextContent(street);
    expect(point).toHaveTextContent(hours);
    expect(screen.queryByRole('heading', { name: 'Adresse de livraison' })).not.toBeInTheDocument();
  });

  it('reads what is still to be paid on account', async () => {
    expect((await receipt({ ...told, ...onAccount })).slice(-2)).toEqual([
      'Total TTC80,73 €',
      'À régler sur votre compte au plus tard le 30 mai 2026',
    ]);
  });

  it('finds beside the fixed mode of payment how it was really paid', async () => {
    await openDetail(told);

    expect(paymentMode()).toHaveTextContent(
      'Mode de paiementCompte clientPayée par carte le 22 novembre 2026 à 14:05',
    );
  });

  it('reads the fixed mode of payment alone where the API tells no other', async () => {
    expect(await receipt({})).toEqual(['Sous-total HT46,44 €', 'Livraison25,00 €', 'Total (HT)71,44 €']);
    expect(paymentMode()).toHaveTextContent(/^Mode de paiementCompte client$/);
  });
});

describe('a customer who looks at the history', () => {
  it('sees what was debited beside the specified total, and when', async () => {
    const card = await openCard({ ...told, totalTTC: 235.96 });

    expect(card.getByText('HT').parentElement).toHaveTextContent('46,44 € HT');
    expect(card.getByText('TTC').parentElement).toHaveTextContent('235,96 € TTC');
    expect(card.getByText('Payée par carte le 22 novembre 2026 à 14:05')).toBeVisible();
  });

  it('tells an order on account from one that waits for a card', async () => {
    const card = await openCard({ ...told, ...onAccount });

    expect(card.getByText('À régler sur votre compte au plus tard le 30 mai 2026')).toBeVisible();
  });

  it('sees the specified total alone where the API tells no other', async () => {
    const card = await openCard({});

    expect(card.getByText('HT').parentElement).toHaveTextContent('1 234,50 € HT');
    expect(card.queryByText('TTC')).not.toBeInTheDocument();
    expect(card.queryByText(/[Pp]ayée|[Rr]égl/)).not.toBeInTheDocument();
  });
});
