import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { camille, oddAnswer, refused } from 'shared-contracts/testing';
import { renderCart, summary } from '../../testing/render-cart';
import { bag, gloves, twoLines } from '../../testing/shop-data';

const catalogue = { [`GET products/${bag.Code}`]: bag, [`GET products/${gloves.Code}`]: gloves };

it('shows lines with their totals, and the totals of the cart with the eco-participation that they contain', async () => {
  const lamp = { ...bag, labelling: { ecoParticipation: 0.17 } };
  const answers = { ...catalogue, [`GET products/${bag.Code}`]: lamp };
  await renderCart({ at: '/order', answers, lines: twoLines });

  expect(await screen.findByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
  expect(await screen.findByText(/51,60/)).toBeVisible();
  expect(await summary('Articles')).toBe('9');
  expect(await summary('Total HT')).toBe('100,60 €');
  expect(await summary('TVA')).toBe('20,12 €');
  expect(await summary('Total TTC')).toBe('120,72 €');
  expect(await summary('dont éco-participation HT')).toBe('0,68 €');
  expect(screen.getByText(/arrondi au centime/)).toBeVisible();
});

it('shows the customer’s price per piece of a pack, with its unit', async () => {
  const boxed = { ...gloves, PrixHT: 9.8, facts: { pack: { count: 100, unit: 'gant' } } };
  await renderCart({
    at: '/order',
    answers: {
      ...catalogue,
      [`GET products/${gloves.Code}`]: boxed,
      'GET users/profile': { ...camille, discountRate: 50 },
    },
    lines: twoLines,
    signedIn: true,
  });

  expect(await screen.findByText(/^Lot de.100 · 0,049.€.HT \/ gant$/)).toBeVisible();
  expect(screen.getByText(/^4,90.€ HT le lot$/)).toBeVisible();
  expect(screen.getByText(/^6,45.€ HT l’unité$/)).toBeVisible();
});

it('charges a line the price that its quantity reaches, and says how many more lower it', async () => {
  const own = { quantity: 1, priceHT: 12 };
  const answers = {
    ...catalogue,
    [`GET products/${bag.Code}`]: { ...bag, breaks: [{ quantity: 6, priceHT: 11.2 }] },
    'GET users/profile': { ...camille, contractPrices: true },
    'POST users/prices': { items: [{ code: bag.Code, breaks: [own] }] },
  };
  await renderCart({ at: '/order', answers, lines: twoLines, signedIn: true });

  expect(await screen.findByText(/^12,00\s€ HT l’unité$/)).toBeVisible();
  expect(screen.getAllByText(/^Encore 2 pour passer à 11,20\s€ l’unité$/)[0]).toBeVisible();
  const add = `Augmenter la quantité de ${bag.Designation}`;
  await userEvent.click(screen.getAllByRole('button', { name: add })[0] as HTMLElement);
  await userEvent.click(screen.getAllByRole('button', { name: add })[0] as HTMLElement);
  expect(await screen.findByText(/^11,20\s€ HT l’unité$/)).toBeVisible();
  expect(screen.queryByText(/^Encore/)).not.toBeInTheDocument();
  expect(await summary('Total HT')).toBe('116,20 €');
});

it('counts a discount once and shows its rate', async () => {
  const answers = { ...catalogue, 'GET users/profile': { ...camille, discountRate: 10 } };
  await renderCart({ at: '/order', answers, lines: twoLines, signedIn: true });

  expect(await screen.findByText(/46,44/)).toBeVisible();
  expect(await screen.findByText(/^Remise 10\s%$/)).toBeVisible();
  expect(await summary('Total HT')).toBe('90,54 €');
  expect(await summary('Total TTC')).toBe('108,65 €');
});

it('shows that invalid lines of a stored cart were removed', async () => {
  localStorage.setItem('shopping_cart', JSON.stringify([...twoLines, { quantity: 2 }]));

  await renderCart({ at: '/order', answers: catalogue });

  expect(await screen.findByText(/^Des lignes illisibles de votre panier ont été retirées/)).toBeVisible();
});

it('removes all unavailable articles at once, each with undo, and focuses a remaining one', async () => {
  const { store } = await renderCart({
    at: '/order',
    answers: { ...catalogue, 'GET products/OLD-1': refused(404), 'GET products/OLD-2': refused(404) },
    lines: [
      { productCode: 'OLD-1', quantity: 1 },
      { productCode: bag.Code, quantity: 4 },
      { productCode: 'OLD-2', quantity: 2 },
    ],
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Retirer les articles indisponibles' }));

  expect(store.get(cartLinesAtom)).toEqual([{ productCode: bag.Code, quantity: 4 }]);
  expect(screen.getByRole('link', { name: /^Sac poubelle/ })).toHaveFocus();
  expect(
    screen.queryByRole('button', { name: 'Retirer les articles indisponibles' }),
  ).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler le retrait de OLD-2' }));
  expect(store.get(cartLinesAtom).map(({ productCode }) => productCode)).toEqual([bag.Code, 'OLD-2']);
});

it('removes a line, focuses the next one and offers to undo', async () => {
  const { store } = await renderCart({ at: '/order', answers: catalogue, lines: twoLines });

  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer Sac poubelle 110 L' }));

  expect(screen.getByRole('link', { name: 'Gants nitrile' })).toHaveFocus();
  expect(await summary('Articles')).toBe('5');

  await userEvent.click(screen.getByRole('button', { name: 'Annuler le retrait de Sac poubelle 110 L' }));

  expect(store.get(cartLinesAtom)).toEqual(twoLines);
  expect(screen.queryByRole('button', { name: /^Annuler/ })).not.toBeInTheDocument();
});

it('restores two removed lines to their places, the first removed first', async () => {
  const { store } = await renderCart({ at: '/order', answers: catalogue, lines: twoLines });
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
])('lists an article that %s without counting it, and disables the order', async (_what, answer, name) => {
  const answers = { ...catalogue, [`GET products/${gloves.Code}`]: answer };
  await renderCart({ at: '/order', answers, lines: twoLines });

  const line = (await screen.findByText('Indisponible')).closest('li');
  expect(line?.textContent?.split(name)).toHaveLength(2);
  expect(await summary('Total HT')).toBe('51,60 €');
  expect(screen.getByRole('progressbar').ariaValueText).toMatch(/^51,60/);
  expect(screen.getByRole('button', { name: 'Commander' })).toHaveAccessibleDescription(
    'Retirez les articles indisponibles pour commander.',
  );

  await userEvent.click(screen.getByRole('button', { name: `Supprimer ${name}` }));

  expect(screen.getByRole('button', { name: 'Commander' })).not.toHaveAttribute('aria-disabled');
});

it('replaces an ended article by its successor with the same quantity, and focuses it', async () => {
  const ended = refused(404, { replacedBy: gloves });
  const { store } = await renderCart({
    at: '/order',
    answers: { ...catalogue, 'GET products/OLD-1': ended },
    lines: [{ productCode: 'OLD-1', quantity: 3 }],
  });
  expect(await screen.findByText(/^Remplacé par/)).toHaveTextContent('Remplacé par Gants nitrile');

  await userEvent.click(screen.getByRole('button', { name: 'Remplacer dans le panier' }));

  expect(store.get(cartLinesAtom)).toEqual([{ productCode: gloves.Code, quantity: 3 }]);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Gants nitrile' })).toHaveFocus());
});

it('counts no VAT for an article without a VAT rate, and logs it once', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const answers = {
    [`GET products/${bag.Code}`]: { ...bag, TVATaux: undefined },
    [`GET products/${gloves.Code}`]: { ...gloves, TVATaux: 0 },
  };

  await renderCart({ at: '/order', answers, lines: twoLines });

  expect(await screen.findByText(/51,60/)).toBeVisible();
  expect(await summary('TVA')).toBe('0,00 €');
  expect(warn.mock.calls).toEqual([['The article SP-110 has no VAT rate: 0 is counted.']]);
});

it('repeats the failed request for an article', async () => {
  const answers = { ...catalogue, [`GET products/${gloves.Code}`]: refused(null) };
  const { http } = await renderCart({ at: '/order', answers, lines: twoLines });
  const alert = await screen.findByRole('alert');
  http.answers[`GET products/${gloves.Code}`] = gloves;

  await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));

  expect(await screen.findByRole('link', { name: 'Gants nitrile' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
