import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { camille, item, order, product, refused } from 'shared-contracts/testing';
import { renderAccount, type Visit } from '../../../testing/render-account';

const again = { name: 'Commander à nouveau' };
const user = userEvent.setup();
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

/** Three articles: at its price, dearer today, gone. */
const placed = order('1', {
  items: [
    item(1, { quantity: 3, dueUnitPriceHT: 12.9 }),
    item(2, { quantity: 1, dueUnitPriceHT: 10 }),
    item(3),
  ],
});
const answers = {
  'GET orders': [placed],
  'GET orders/1': placed,
  'GET products/SP-1': product({ Code: 'SP-1', PrixHT: 12.9 }),
  'GET products/SP-2': product({ Code: 'SP-2', PrixHT: 12 }),
  'GET products/SP-3': refused(404),
};

async function ask(visit: Visit = {}) {
  const shop = await renderAccount({
    at: '/profile?historique',
    ...visit,
    answers: { ...answers, ...visit.answers },
  });
  await user.click(await screen.findByRole('button', again));
  const dialog = within(screen.getByRole('dialog', again));
  return { ...shop, dialog };
}

type Dialog = Awaited<ReturnType<typeof ask>>['dialog'];

async function row(dialog: Dialog, code: string) {
  const reference = await dialog.findByText(`Réf. ${code}`);
  const found = dialog.getAllByRole('listitem').find((entry) => entry.contains(reference));
  if (!found) throw new Error(`no row of ${code}`);
  return found;
}

const add = (dialog: Dialog) => user.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));

describe('a customer who orders again', () => {
  it('sees prices then and now, and what is gone', async () => {
    const { dialog } = await ask();

    expect(await dialog.findByText(/^Un prix a changé.*Un article n’est plus disponible/)).toBeVisible();
    expect(plain((await row(dialog, 'SP-1')).textContent)).toContain('12,90 € HT l’unité');
    expect(plain((await row(dialog, 'SP-2')).textContent)).toContain(
      'Prix de la commande : 10,00 €→, prix d’aujourd’hui : 12,00 € HT l’unitéEn hausse',
    );
    expect(within(await row(dialog, 'SP-3')).getByText('Indisponible')).toBeVisible();
    expect(plain(dialog.getByText('Total (HT)').nextElementSibling?.textContent ?? '')).toBe('50,70 €');
  });

  it.each([
    ['the history', '/profile?historique'],
    ['the order itself', '/profile?historique&commande=1'],
  ])('adds what is available to the cart from %s, and is led there', async (_place, at) => {
    const lines = [{ productCode: 'SP-1', quantity: 2 }];
    const { dialog, store, router } = await ask({ at, lines });
    await dialog.findByText('Indisponible');

    await add(dialog);

    expect(await screen.findByRole('heading', { name: 'Page /order' })).toBeVisible();
    expect(screen.getByText('Les produits ont été ajoutés au panier')).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([
      { productCode: 'SP-1', quantity: 5 },
      { productCode: 'SP-2', quantity: 1 },
    ]);
    expect(router.state.location.pathname).toBe('/order');
  });

  it('changes quantities, leaves an article out, and hears the singular for one', async () => {
    const { dialog, store } = await ask();
    const quantity = await dialog.findByRole('spinbutton', { name: 'Quantité de Article SP-1' });
    await user.clear(quantity);
    await user.type(quantity, '0{Enter}');

    expect(within(await row(dialog, 'SP-1')).getByText('Ne sera pas ajouté')).toBeVisible();
    await add(dialog);

    expect(await screen.findByText('Le produit a été ajouté au panier')).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-2', quantity: 1 }]);
  });

  it('is told why nothing can be added, and nothing is', async () => {
    const { dialog, store } = await ask({
      answers: { 'GET products/SP-1': refused(404), 'GET products/SP-2': refused(404) },
    });

    expect(await dialog.findByText('Aucun de ces articles ne peut être ajouté.')).toBeVisible();
    await add(dialog);

    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('asks again for an article that did not answer', async () => {
    const { dialog, http } = await ask({ answers: { 'GET products/SP-2': refused(503) } });
    const retry = await dialog.findByRole('button', { name: 'Réessayer' });
    http.answers['GET products/SP-2'] = product({ Code: 'SP-2', PrixHT: 10 });

    await user.click(retry);

    expect(await dialog.findByRole('spinbutton', { name: 'Quantité de Article SP-2' })).toHaveValue('1');
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('compares with prices after the own discount', async () => {
    const { dialog } = await ask({ answers: { 'GET users/profile': { ...camille, discountRate: 10 } } });

    expect(await dialog.findByText(/^2 prix ont changé/)).toBeVisible();
    expect(plain((await row(dialog, 'SP-1')).textContent)).toContain('11,61 € HT l’unitéEn baisse');
  });

  it('may change their mind: the cart stays, and the focus is back on the button', async () => {
    const { dialog, store } = await ask();

    await user.click(dialog.getByRole('button', { name: 'Annuler' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', again)).toHaveFocus();
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('is not asked to while the order itself can still be paid', async () => {
    const unpaid = order('1', { status: 'PAYMENT_PENDING', payment: { method: 'card', tried: true } });
    await renderAccount({ at: '/profile?historique', answers: { 'GET orders': [unpaid] } });
    await screen.findByRole('heading', { level: 3, name: 'Commande CMD-2026-000001' });

    expect(screen.queryByRole('button', again)).toBeNull();
  });
});
