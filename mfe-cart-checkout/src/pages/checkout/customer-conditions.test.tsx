import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from 'shared-contracts/api/users';
import { camille, refused } from 'shared-contracts/testing';
import { blockedMessageOf } from '../../cart/blocked-message';
import { answers, createPayment, formIsThere, lines, pay } from '../../testing/pay';
import { renderCart, summary } from '../../testing/render-cart';
import { resumed, openForm as resumeForm } from '../../testing/unpaid-order';
import { onAccount } from './AccountNote';

const sentence = 'Une facture reste à régler, appelez-nous.';
const profile = 'GET users/profile';
const createDeferred = 'POST purchase/createDeferredPayment';
const blocked = { ...camille, blockedMessage: sentence };
const limited = { ...camille, deferredPayment: true, accountLimitCents: 50_000, accountDueCents: 45_000 };
const refusal = (code: string) => refused(403, { code, message: sentence, error: sentence });
const payer = () => screen.queryByRole('button', { name: 'Payer' });

/** Responds with each of the customers once, then always with the last. */
const oneAfterAnother =
  (...users: object[]) =>
  () =>
    users.length > 1 ? users.shift() : users[0];

describe('a customer whom the company has blocked', () => {
  it('reads the sentence of the company in place of Commander, and in the checkout in place of Payer', async () => {
    const { router } = await renderCart({
      at: '/order',
      lines,
      signedIn: true,
      answers: { ...answers, [profile]: blocked },
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Commander' })).not.toBeInTheDocument();

    await router.navigate('/purchase');

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await summary('Total TTC')).toBe('86,92 €');
    expect(payer()).not.toBeInTheDocument();
  });

  it.each([
    ['by card', camille, createPayment],
    ['on account', { ...camille, deferredPayment: true }, createDeferred],
  ])('since the checkout was opened reads the sentence once after Payer %s', async (_, user, call) => {
    await pay({
      answers: {
        [profile]: oneAfterAnother(user, { ...user, blockedMessage: sentence }),
        [call]: refusal('ordering_blocked'),
      },
    });

    await waitFor(() => expect(payer()).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByText(sentence)).toHaveLength(1);
  });

  it('reads the sentence at an unpaid order whose payment cannot be resumed', async () => {
    await resumed({ [resumeForm]: refusal('ordering_blocked') });

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a customer on account with a limit', () => {
  it('pays an order by card that exceeds it, and reads why', async () => {
    const { http } = await pay({ answers: { [profile]: limited } });

    await formIsThere();
    expect(
      screen.getByText(/plafonné à 500,00\s€, dont 450,00\s€ en cours\s: cette commande se règle par carte/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/Rien n’est débité/)).not.toBeInTheDocument();
    expect(http.count(createDeferred)).toBe(0);
  });

  it('orders on account up to it to the cent', async () => {
    const room = { ...limited, accountDueCents: 50_000 - 8692 };
    const { http } = await pay({ answers: { [profile]: room, [createDeferred]: { orderId: 'o1' } } });

    await waitFor(() => expect(http.count(createDeferred)).toBe(1));
    expect(http.count(createPayment)).toBe(0);
  });

  it('reads the refusal of an order that exceeds it since, and then pays by card', async () => {
    const { http } = await pay({
      answers: {
        [profile]: oneAfterAnother({ ...limited, accountDueCents: 0 }, limited),
        [createDeferred]: refusal('account_limit_exceeded'),
      },
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await screen.findByText(/se règle par carte/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Payer' }));

    await formIsThere();
    expect(http.count(createDeferred)).toBe(1);
  });
});

it('a message and amounts of the wrong type neither block a customer nor limit the account', () => {
  const odd = { blockedMessage: 7, accountLimitCents: 'sans', accountDueCents: null };
  const user = { ...camille, deferredPayment: true, ...odd } as unknown as User;

  expect(blockedMessageOf(user)).toBeNull();
  expect(onAccount(user, 100)).toEqual({ deferred: true, exceeded: null });
});
