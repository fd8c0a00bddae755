import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AmountDue } from 'shared-contracts/api/problem';
import { cartLinesAtom } from 'shared-contracts/cart';
import { pricingVersion } from 'shared-contracts/pricing';
import { camille, refused } from 'shared-contracts/testing';
import { cardForm, createPayment, formIsThere, lines, openCheckout, pay, pressPay } from '../../testing/pay';
import type { Visit } from '../../testing/render-cart';
import { bag } from '../../testing/shop-data';

const createDeferred = 'POST purchase/createDeferredPayment';
const words = 'Le montant de votre commande a changé. Vérifiez votre panier avant de payer.';
/** Amounts shown by the page for four bags. */
const shown: AmountDue = { amount: 8692, goodsHT: 5160, vat: 1032, deliveryFee: 2500 };
const withoutFee: AmountDue = { ...shown, amount: 6192, deliveryFee: 0 };
const dearer: AmountDue = { amount: 9940, goodsHT: 6200, vat: 1240, deliveryFee: 2500 };

/** Response of an API that requires this amount. */
const requires =
  (due: AmountDue, placed: object) =>
  ({ amount }: { amount?: number }) =>
    amount === undefined || amount === due.amount
      ? placed
      : refused(422, { code: 'amount_differs', message: words, error: words, due, pricingVersion: 2 });
const form = { formToken: 'token-1', orderId: 'o1' };

const changed = { [createPayment]: requires(withoutFee, form) };
const onAccount = {
  'GET users/profile': { ...camille, deferredPayment: true },
  [createDeferred]: requires(withoutFee, { orderId: 'o1' }),
};
const payChanged = (visit: Visit = {}) => pay({ ...visit, answers: { ...changed, ...visit.answers } });

const question = () => screen.findByRole('dialog', { name: 'Confirmer le nouveau montant' });
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');
/** Returns the rows of the question: parts that differ, former and new total. */
const amounts = async () =>
  within(await question())
    .getAllByRole('term')
    .map(({ parentElement }) => [...(parentElement?.children ?? [])].map((cell) => plain(cell.textContent)));
const totals = async () => (await amounts()).slice(-2).map(([, amount]) => amount);

describe('a customer whose card payment costs another amount than the page shows', () => {
  it('sees both amounts, their differences and the message of the API, and pays after confirming by keyboard', async () => {
    const { http } = await payChanged();
    expect(await amounts()).toEqual([
      ['Frais de livraison au lieu de 25,00 €', '0,00 €'],
      ['Ancien total TTC', '86,92 €'],
      ['Nouveau total TTC', '61,92 €'],
    ]);
    expect(within(await question()).getByText(words)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Confirmer le nouveau montant' })).toHaveFocus();
    expect(cardForm.forms()).toBe(0);

    await userEvent.tab();
    expect(screen.getByRole('button', { name: /^Payer\s61,92\s€$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    await formIsThere();
    expect(screen.getByRole('heading', { name: "Régler l'achat" })).toHaveFocus();
    expect(http.sent(createPayment).map(({ body }) => body)).toMatchObject([
      { amount: 8692, pricingVersion },
      { amount: 6192, pricingVersion },
    ]);
  });

  it('must confirm again when the amount changes once more', async () => {
    const { http } = await payChanged();
    await question();
    http.answers[createPayment] = requires(dearer, form);

    await userEvent.click(screen.getByRole('button', { name: /^Payer\s61,92/ }));

    await waitFor(async () => expect(await totals()).toEqual(['61,92 €', '99,40 €']));
    expect(cardForm.forms()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: /^Payer\s99,40/ }));
    await formIsThere();
  });

  it('can return to the unchanged cart without paying', async () => {
    const { http, router, store } = await payChanged();

    await userEvent.click(within(await question()).getByRole('link', { name: 'Retour au panier' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/order'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(store.get(cartLinesAtom)).toEqual(lines);
    expect(http.count(createPayment)).toBe(1);
  });

  it('sees current prices on the page after a price has changed, and can pay after closing the dialog', async () => {
    const { http, router } = await openCheckout({ answers: { [createPayment]: requires(dearer, form) } });
    await screen.findAllByText(/51,60/);
    http.answers[`GET products/${bag.Code}`] = { ...bag, PrixHT: 15.5 };
    await pressPay();
    await question();
    // The page below shows the new price; the dialog still compares with the amount shown before.
    await waitFor(() => expect(screen.getAllByText(/99,40/).length).toBeGreaterThan(2));

    expect((await amounts()).slice(0, -2)).toEqual([
      ['Articles HT au lieu de 51,60 €', '62,00 €'],
      ['TVA au lieu de 10,32 €', '12,40 €'],
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Payer' })).toHaveFocus());
    expect(router.state.location.pathname).toBe('/purchase');
    await userEvent.click(screen.getByRole('button', { name: 'Payer' }));

    await formIsThere();
    expect(http.sent(createPayment).at(-1)?.body).toMatchObject({ amount: 9940 });
  });
});

it('a customer on account whose order costs another amount than the page shows orders at the amount of the API after confirming it', async () => {
  const { http, router } = await payChanged({ answers: onAccount });
  expect(await totals()).toEqual(['86,92 €', '61,92 €']);

  await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/o1'));
  expect(http.sent(createDeferred).map(({ body }) => body)).toMatchObject([
    { amount: 8692, pricingVersion },
    { amount: 6192, pricingVersion },
  ]);
  expect(http.count(createPayment)).toBe(0);
});

it('the payment dialog shows the message of an API that sends no amounts, with a retry', async () => {
  const silent = refused(422, { code: 'amount_differs', message: words, error: words });
  await payChanged({ answers: { [createPayment]: silent } });

  const dialog = within(await screen.findByRole('dialog', { name: "Régler l'achat" }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Payer\s/ })).not.toBeInTheDocument();
});
