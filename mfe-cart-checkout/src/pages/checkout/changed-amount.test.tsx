import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import type { AmountDue } from 'shared-contracts/api/problem';
import { cartLinesAtom } from 'shared-contracts/cart';
import { pricingVersion } from 'shared-contracts/pricing';
import { camille, refused } from 'shared-contracts/testing';
import { changedAmount } from '../../payment/payment-errors';
import { cardAnswer, type FakeCardLibrary } from '../../testing/fake-card-library';
import { createPayment, lines, pay, putCardLibrary } from '../../testing/pay';
import type { Visit } from '../../testing/render-cart';
import { bag } from '../../testing/shop-data';

const createDeferred = 'POST purchase/createDeferredPayment';
const words = 'Le montant de votre commande a changé. Vérifiez votre panier avant de payer.';
/** What the page shows for four bags. */
const shown: AmountDue = { amount: 8692, goodsHT: 5160, vat: 1032, deliveryFee: 2500 };
const withoutFee: AmountDue = { ...shown, amount: 6192, deliveryFee: 0 };
const dearer: AmountDue = { amount: 9940, goodsHT: 6200, vat: 1240, deliveryFee: 2500 };

/** An API that asks this amount, whatever the shop computes. */
const asks =
  (due: AmountDue, placed: object) =>
  ({ amount }: { amount?: number }) =>
    amount === undefined || amount === due.amount
      ? placed
      : refused(422, { code: 'amount_differs', message: words, error: words, due, pricingVersion: 2 });
const form = { formToken: 'token-1', orderId: 'o1' };

const changed = { [createPayment]: asks(withoutFee, form) };
const onAccount = {
  'GET users/profile': { ...camille, deferredPayment: true },
  [createDeferred]: asks(withoutFee, { orderId: 'o1' }),
};
let cardForm: FakeCardLibrary;

beforeEach(() => {
  cardForm = putCardLibrary();
  jest.spyOn(console, 'error').mockReturnValue();
});

const payOther = (visit: Visit = {}) => pay({ ...visit, answers: { ...changed, ...visit.answers } });

const question = () => screen.findByRole('dialog', { name: 'Confirmer le nouveau montant' });
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');
const changes = async () =>
  within(within(await question()).getByRole('list', { name: 'Ce qui a changé' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
const amounts = async () =>
  within(await question())
    .getAllByRole('definition')
    .map(({ textContent }) => plain(textContent));

describe('a customer whose card payment costs another amount than the page shows', () => {
  it('reads both amounts, what differs and the words of the API, and is put at the title', async () => {
    await payOther();

    expect(await changes()).toEqual(['Frais de livraison : 0,00 € au lieu de 25,00 €']);
    expect(await amounts()).toEqual(['86,92 €', '61,92 €']);
    expect(within(await question()).getByText(words)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Confirmer le nouveau montant' })).toHaveFocus();
    expect(cardForm.forms()).toBe(0);
  });

  it('pays the amount of the API once it is confirmed by keyboard', async () => {
    const { http, store } = await payOther();
    await question();

    await userEvent.tab();
    expect(screen.getByRole('button', { name: /^Payer\s61,92\s€$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(cardForm.forms()).toBe(1));
    const dialog = within(screen.getByRole('dialog', { name: "Régler l'achat" }));
    expect(dialog.getByText(/^61,92\s€$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: "Régler l'achat" })).toHaveFocus();
    expect(http.sent(createPayment).map(({ body }) => body)).toMatchObject([
      { amount: 8692, pricingVersion },
      { amount: 6192, pricingVersion },
    ]);
    const [first, second] = http.sent(createPayment).map(({ headers }) => headers?.['Idempotency-Key']);
    expect(second).not.toBe(first);
    act(() => cardForm.press());
    await act(() => cardForm.accept());
    expect(http.sent('POST purchase/validatePayment')[0]?.body).toEqual({ ...cardAnswer, orderId: 'o1' });
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('is asked again when the amount has changed once more', async () => {
    const { http } = await payOther();
    await question();
    http.answers[createPayment] = asks(dearer, form);

    await userEvent.click(screen.getByRole('button', { name: /^Payer\s61,92/ }));

    await waitFor(async () => expect(await amounts()).toEqual(['61,92 €', '99,40 €']));
    expect(await changes()).toEqual([
      'Articles HT : 62,00 € au lieu de 51,60 €',
      'TVA : 12,40 € au lieu de 10,32 €',
      'Frais de livraison : 25,00 € au lieu de 0,00 €',
    ]);
    expect(cardForm.forms()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: /^Payer\s99,40/ }));
    await waitFor(() => expect(cardForm.forms()).toBe(1));
  });

  it('goes back to the cart, which is whole, and pays nothing', async () => {
    const { http, router, store } = await payOther();

    await userEvent.click(within(await question()).getByRole('link', { name: 'Retour au panier' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/order'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(store.get(cartLinesAtom)).toEqual(lines);
    expect(http.count(createPayment)).toBe(1);
  });

  it('stays at the checkout when the dialog is closed, and can press Payer again', async () => {
    const { http, router } = await payOther();
    await question();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Payer' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Payer' }));

    await question();
    expect(router.state.location.pathname).toBe('/purchase');
    expect(http.count(createPayment)).toBe(2);
  });

  it('finds the prices of now on the page after a price has changed', async () => {
    const prices = [bag.PrixHT];
    const product = () => ({ ...bag, PrixHT: prices.pop() ?? 15.5 });
    const { http } = await payOther({
      answers: {
        [`GET products/${bag.Code}`]: product,
        [createPayment]: asks(dearer, form),
      },
    });
    await question();
    // The page behind reads the new price; the question goes on comparing with what was shown.
    await waitFor(() => expect(screen.getAllByText(/99,40/).length).toBeGreaterThan(2));

    expect(await changes()).toEqual([
      'Articles HT : 62,00 € au lieu de 51,60 €',
      'TVA : 12,40 € au lieu de 10,32 €',
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Payer' }));

    await waitFor(() => expect(cardForm.forms()).toBe(1));
    expect(http.sent(createPayment).at(-1)?.body).toMatchObject({ amount: 9940 });
  });
});

describe('a customer on account whose order costs another amount than the page shows', () => {
  it('orders at the amount of the API once it is confirmed', async () => {
    const { http, router } = await payOther({ answers: onAccount });
    expect(await changes()).toEqual(['Frais de livraison : 0,00 € au lieu de 25,00 €']);

    await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/o1'));
    expect(http.sent(createDeferred).map(({ body }) => body)).toMatchObject([
      { amount: 8692, pricingVersion },
      { amount: 6192, pricingVersion },
    ]);
    expect(http.count(createPayment)).toBe(0);
  });
});

it('reads the words of an API that names no amounts, with another try, as before', async () => {
  const silent = refused(422, { code: 'amount_differs', message: words, error: words });
  await payOther({ answers: { [createPayment]: silent } });

  const dialog = within(await screen.findByRole('dialog', { name: "Régler l'achat" }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Payer\s/ })).not.toBeInTheDocument();
});

it('asks for no confirmation of what is no amount', () => {
  const wrong = fc.oneof(
    fc.double({ noInteger: true }),
    fc.constant(Number.NaN),
    fc.integer({ max: -1 }),
    fc.string(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(fc.constantFrom(...(Object.keys(shown) as (keyof AmountDue)[])), wrong, (name, value) => {
      const error = refused(422, { code: 'amount_differs', due: { ...shown, [name]: value } });

      expect(changedAmount(error, shown)).toBeNull();
    }),
  );
});
