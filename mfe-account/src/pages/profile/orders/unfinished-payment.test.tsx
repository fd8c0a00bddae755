import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order, refused } from 'shared-contracts/testing';
import { abandoned, card, history, openDetail, tried } from '../../../testing/orders';

const abandon = 'POST orders/1/abandon';
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-23T14:05:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const question = () => within(screen.getByRole('dialog', { name: /^Abandonner cette commande\s\?$/ }));
const ask = () => user.click(screen.getByRole('button', { name: 'Abandonner' }));
const confirm = () => user.click(question().getByRole('button', { name: 'Abandonner' }));

describe('an order with an unfinished card payment', () => {
  it('offers neither to resume nor to abandon while the bank examines the payment', async () => {
    await history([{ ...tried(), payment: { method: 'card', tried: true, examined: true } }]);

    const shown = await card();

    expect(shown.getByText('Paiement en cours de traitement')).toBeVisible();
    expect(shown.queryByText('Paiement non terminé')).toBeNull();
    expect(shown.queryByRole('link', { name: 'Reprendre le paiement' })).toBeNull();
    expect(shown.queryByRole('button', { name: 'Abandonner' })).toBeNull();
  });

  it('resumes the payment from its page', async () => {
    const { router } = await openDetail(tried());

    await user.click(await screen.findByRole('link', { name: 'Reprendre le paiement' }));

    expect(await screen.findByRole('heading', { name: 'Page /invoice/1' })).toBeVisible();
    expect(router.state.location.state).toEqual({ resumePayment: true });
  });

  it('shows its status in the history, and can be resumed until the deadline or abandoned', async () => {
    await history([tried()]);

    const shown = await card();

    for (const text of [
      'En attente de règlement',
      'Paiement non terminé',
      /^Vous pouvez reprendre le paiement jusqu’au 24 novembre à 14:05\.$/,
    ])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.getByRole('link', { name: 'Reprendre le paiement' })).toBeVisible();
    expect(shown.getByRole('button', { name: 'Abandonner' })).toBeVisible();
  });

  it('can only be abandoned when the API gives no deadline', async () => {
    await history([tried({ payment: { method: 'card', tried: true } })]);

    const shown = await card();

    expect(shown.getByText('Le paiement ne peut plus être repris.')).toBeVisible();
    expect(shown.queryByRole('link', { name: 'Reprendre le paiement' })).toBeNull();
    expect(shown.getByRole('button', { name: 'Abandonner' })).toBeVisible();
  });

  it('is not abandoned when the customer dismisses the dialog, but after confirmation, with the focus on the title', async () => {
    const { http } = await history([order('2'), tried()], { [abandon]: abandoned });
    await ask();
    await user.click(question().getByRole('button', { name: 'Garder la commande' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Abandonner' })).toHaveFocus();
    expect(http.count(abandon)).toBe(0);
    await ask();
    http.answers['GET orders'] = [order('2')];

    await confirm();

    expect(await screen.findByText('Commande abandonnée')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('CMD-2026-000001')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Commande CMD-2026-000002' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Historique de mes commandes' })).toHaveFocus();
    expect(http.sent(abandon)).toEqual([expect.objectContaining({ body: undefined })]);
  });

  it('is abandoned on its page, which then opens the one of the checkout', async () => {
    const { http } = await openDetail(tried(), { [abandon]: abandoned });
    await ask();
    http.answers['GET orders/1'] = abandoned;

    await confirm();

    expect(await screen.findByRole('heading', { name: 'Page /invoice/1' })).toBeVisible();
    expect(screen.getByText('Commande abandonnée')).toBeVisible();
  });

  it('is shown as paid when it was paid in the meantime', async () => {
    const refusal = refused(409, { code: 'order_already_paid', message: 'Déjà enregistrée.' });
    const { http } = await history([tried()], { [abandon]: refusal });
    await ask();
    http.answers['GET orders'] = [tried({ status: 'PAID', payment: { method: 'card' } })];

    await confirm();

    expect(await screen.findByText('Cette commande est déjà payée.')).toBeVisible();
    expect(await (await card()).findByText('Payé')).toBeVisible();
    expect(screen.queryByText('Paiement non terminé')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Historique de mes commandes' })).toHaveFocus();
  });

  it.each([
    ['the message of the API', refused(503, { message: 'Le prestataire ne répond pas.' }), /prestataire/],
    ['that a payment is running', refused(409, { message: 'Un paiement est en cours.' }), /en cours/],
    ['a message of the shop when there is no response', refused(null), /Erreur inconnue/],
  ])('shows %s when abandoning fails, and is abandoned on retry', async (_how, refusal, words) => {
    const { http } = await history([tried()], { [abandon]: refusal });
    await ask();

    await confirm();

    expect(await question().findByRole('alert')).toHaveTextContent(words);
    http.answers[abandon] = abandoned;
    http.answers['GET orders'] = [];
    await confirm();
    expect(await screen.findByText('Commande abandonnée')).toBeVisible();
    expect(http.count(abandon)).toBe(2);
  });
});
