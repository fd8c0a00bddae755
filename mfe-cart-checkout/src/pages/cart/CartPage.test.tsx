import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { type Answers, camille, oddAnswer, refused } from 'shared-contracts/testing';
import { renderCart, summary, type Visit } from '../../testing/render-cart';
import { bag, gloves, twoLines } from '../../testing/shop-data';

const catalogue = { [`GET products/${bag.Code}`]: bag, [`GET products/${gloves.Code}`]: gloves };
/** Opens the page with bags and gloves; `changes` are other responses of the API. */
const open = (changes: Answers = {}, visit: Visit = {}) =>
  renderCart({ at: '/order', answers: { ...catalogue, ...changes }, lines: twoLines, ...visit });
const signedIn = { signedIn: true };

it('the cart page shows lines with their totals, and the totals of the cart with the eco-participation that they contain', async () => {
  await open({ [`GET products/${bag.Code}`]: { ...bag, labelling: { ecoParticipation: 0.17 } } });

  expect(await screen.findByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
  expect(await screen.findByText(/51,60/)).toBeVisible();
  expect(await summary('Articles')).toBe('9');
  expect(await summary('Total HT')).toBe('100,60 €');
  expect(await summary('TVA')).toBe('20,12 €');
  expect(await summary('Total TTC')).toBe('120,72 €');
  expect(await summary('dont éco-participation HT')).toBe('0,68 €');
  expect(screen.getByText(/arrondi au centime/)).toBeVisible();
});

it('the cart page shows the customer’s price per piece of a pack, with its unit', async () => {
  const boxed = { ...gloves, PrixHT: 9.8, facts: { pack: { count: 100, unit: 'gant' } } };
  const user = { ...camille, discountRate: 50 };
  await open({ [`GET products/${gloves.Code}`]: boxed, 'GET users/profile': user }, signedIn);

  expect(await screen.findByText(/^Lot de.100 · 0,049.€.HT \/ gant$/)).toBeVisible();
  expect(screen.getByText(/^4,90.€ HT le lot$/)).toBeVisible();
  expect(screen.getByText(/^6,45.€ HT l’unité$/)).toBeVisible();
});

it('the cart page charges a line the price that its quantity reaches, and says how many more lower it', async () => {
  const own = { quantity: 1, priceHT: 12 };
  const answers = {
    [`GET products/${bag.Code}`]: { ...bag, breaks: [{ quantity: 6, priceHT: 11.2 }] },
    'GET users/profile': { ...camille, contractPrices: true },
    'POST users/prices': { items: [{ code: bag.Code, breaks: [own] }] },
  };
  await open(answers, signedIn);

  expect(await screen.findByText(/^12,00\s€ HT l’unité$/)).toBeVisible();
  expect(screen.getByText(/^Encore 2 pour passer à 11,20\s€ l’unité$/)).toBeVisible();
  const add = screen.getByRole('button', { name: `Augmenter la quantité de ${bag.Designation}` });
  await userEvent.dblClick(add);
  expect(await screen.findByText(/^11,20\s€ HT l’unité$/)).toBeVisible();
  expect(screen.queryByText(/^Encore/)).not.toBeInTheDocument();
  expect(await summary('Total HT')).toBe('116,20 €');
});

it('the cart page counts a discount once and shows its rate', async () => {
  await open({ 'GET users/profile': { ...camille, discountRate: 10 } }, signedIn);

  expect(await screen.findByText(/46,44/)).toBeVisible();
  expect(await screen.findByText(/^Remise 10\s%$/)).toBeVisible();
  expect(await summary('Total HT')).toBe('90,54 €');
  expect(await summary('Total TTC')).toBe('108,65 €');
});

it('the cart page shows that invalid lines of a stored cart were removed', async () => {
  localStorage.setItem('shopping_cart', JSON.stringify([...twoLines, { quantity: 2 }]));

  await renderCart({ at: '/order', answers: catalogue });

  expect(await screen.findByText(/^Des lignes illisibles de votre panier ont été retirées/)).toBeVisible();
});

it('the cart page removes all unavailable articles at once, each with undo, and focuses a remaining one', async () => {
  const lines = [
    { productCode: 'OLD-1', quantity: 1 },
    { productCode: bag.Code, quantity: 4 },
    { productCode: 'OLD-2', quantity: 2 },
  ];
  const ended = { 'GET products/OLD-1': refused(404), 'GET products/OLD-2': refused(404) };
  const { store } = await open(ended, { lines });

  await userEvent.click(await screen.findByRole('button', { name: 'Retirer les articles indisponibles' }));

  expect(store.get(cartLinesAtom)).toEqual([{ productCode: bag.Code, quantity: 4 }]);
  expect(screen.getByRole('link', { name: /^Sac poubelle/ })).toHaveFocus();
  expect(
    screen.queryByRole('button', { name: 'Retirer les articles indisponibles' }),
  ).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler le retrait de OLD-2' }));
  expect(store.get(cartLinesAtom).map(({ productCode }) => productCode)).toEqual([bag.Code, 'OLD-2']);
});

it('the cart page removes a line, focuses the next one and offers to undo', async () => {
  const { store } = await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer Sac poubelle 110 L' }));

  expect(screen.getByRole('link', { name: 'Gants nitrile' })).toHaveFocus();
  expect(await summary('Articles')).toBe('5');

  await userEvent.click(screen.getByRole('button', { name: 'Annuler le retrait de Sac poubelle 110 L' }));

  expect(store.get(cartLinesAtom)).toEqual(twoLines);
  expect(screen.queryByRole('button', { name: /^Annuler/ })).not.toBeInTheDocument();
});

it('the cart page restores two removed lines to their places, the first removed first', async () => {
  const { store } = await open();
  const names = [bag.Designation, gloves.Designation];
  for (const name of names)
    await userEvent.click(await screen.findByRole('button', { name: `Supprimer ${name}` }));

  for (const name of names)
    await userEvent.click(screen.getByRole('button', { name: `Annuler le retrait de ${name}` }));

  expect(store.get(cartLinesAtom)).toEqual(twoLines);
});

it.each([
  ['is no longer in the catalogue', refused(404), gloves.Code],
  ['has an invalid price', oddAnswer({ ...gloves, PrixHT: '12,90' }), gloves.Designation],
])(
  'the cart page lists an article that %s without counting it, and disables the order until it is removed',
  async (_what, answer, name) => {
    await open({ [`GET products/${gloves.Code}`]: answer });

    const line = (await screen.findByText('Indisponible')).closest('li');
    // Once, also where the code is both name and reference.
    expect(within(line as HTMLElement).getAllByText(name, { exact: false })).toHaveLength(1);
    expect(await summary('Total HT')).toBe('51,60 €');
    expect(screen.getByRole('progressbar').ariaValueText).toMatch(/^51,60/);
    expect(screen.getByRole('button', { name: 'Commander' })).toHaveAccessibleDescription(
      'Retirez les articles indisponibles pour commander.',
    );

    await userEvent.click(screen.getByRole('button', { name: `Supprimer ${name}` }));

    expect(screen.getByRole('button', { name: 'Commander' })).not.toHaveAttribute('aria-disabled');
  },
);

it('the cart page replaces an ended article by its successor with the same quantity, and focuses it', async () => {
  const ended = refused(404, { replacedBy: gloves });
  const lines = [{ productCode: 'OLD-1', quantity: 3 }];
  const { store } = await open({ 'GET products/OLD-1': ended }, { lines });
  expect(await screen.findByText(/^Remplacé par/)).toHaveTextContent('Remplacé par Gants nitrile');

  await userEvent.click(screen.getByRole('button', { name: 'Remplacer dans le panier' }));

  expect(store.get(cartLinesAtom)).toEqual([{ productCode: gloves.Code, quantity: 3 }]);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Gants nitrile' })).toHaveFocus());
});

it('the cart page counts no VAT for an article without a VAT rate, and logs it once', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();

  await open({
    [`GET products/${bag.Code}`]: { ...bag, TVATaux: undefined },
    [`GET products/${gloves.Code}`]: { ...gloves, TVATaux: 0 },
  });

  expect(await screen.findByText(/51,60/)).toBeVisible();
  expect(await summary('TVA')).toBe('0,00 €');
  expect(warn.mock.calls).toEqual([['The article SP-110 has no VAT rate: 0 is counted.']]);
});

it('the cart page repeats the failed request for an article on retry', async () => {
  const { http } = await open({ [`GET products/${gloves.Code}`]: refused(null) });
  const alert = await screen.findByRole('alert');
  http.answers[`GET products/${gloves.Code}`] = gloves;

  await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));

  expect(await screen.findByRole('link', { name: 'Gants nitrile' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
