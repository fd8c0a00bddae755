import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShoppingList } from 'shared-contracts/api/lists';
import type { ProductLookup } from 'shared-contracts/api/products';
import { cartLinesAtom } from 'shared-contracts/cart';
import { product, refused } from 'shared-contracts/testing';
import { renderAccount, type Visit } from '../../../testing/render-account';

const user = userEvent.setup();
const kitchen: ShoppingList = {
  id: 'l1',
  name: 'Cuisine',
  version: 3,
  lines: [
    { productCode: 'SP-1', quantity: 2 },
    { productCode: 'SP-2', quantity: 5 },
  ],
  createdAt: '2026-04-30T10:00:00.000Z',
  updatedAt: '2026-04-30T10:00:00.000Z',
};

const known = (code: string) => code !== 'SP-2';
const lookUp = ({ references }: ProductLookup) => ({
  items: references.map((reference) => ({
    reference,
    products: known(reference) ? [product({ Code: reference })] : [],
  })),
});

const visit = ({ answers, ...given }: Partial<Visit> = {}) =>
  renderAccount({
    at: '/profile?listes',
    ...given,
    answers: {
      'GET users/lists': [kitchen],
      'GET products/SP-1': product({ Code: 'SP-1' }),
      'GET products/SP-2': refused(404),
      'POST products/lookup': lookUp,
      ...answers,
    },
  });

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Mes listes' })).getAllByRole('heading', { level: 3 });

describe('a customer with a list', () => {
  it('adds it to the cart in one press, to what is there, and is told what is gone', async () => {
    const { store } = await visit({ lines: [{ productCode: 'SP-1', quantity: 1 }] });

    await press('Ajouter au panier');

    expect(await screen.findByText('Les produits ont été ajoutés au panier')).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-1', quantity: 3 }]);
    expect(screen.getByText(/Un article n’est plus disponible et n’a pas été ajouté.: SP-2\./)).toBeVisible();
  });

  it('is told when the catalogue does not answer, and the cart stays', async () => {
    const { store } = await visit({ answers: { 'POST products/lookup': refused(503) } });

    await press('Ajouter au panier');

    expect(await screen.findByText(/^2 articles n’ont pas pu être vérifiés.*Réessayez\.$/)).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('gives it another name', async () => {
    const { http } = await visit({
      answers: { 'PATCH users/lists/l1': { ...kitchen, name: 'Cantine', version: 4 } },
    });
    await press('Renommer');
    const field = screen.getByRole('textbox', { name: 'Nom de la liste' });

    await user.clear(field);
    await user.type(field, 'Cantine{Enter}');

    expect(await screen.findByRole('heading', { level: 3, name: 'Cantine' })).toHaveFocus();
    expect(http.sent('PATCH users/lists/l1')[0]?.body).toEqual({ version: 3, name: 'Cantine' });
  });

  it('keeps a name that is taken in its field, with the reason', async () => {
    const taken = refused(409, { code: 'list_name_taken', message: 'Vous avez déjà une liste de ce nom.' });
    await visit({ answers: { 'POST users/lists': taken } });

    await user.type(await screen.findByRole('textbox', { name: 'Nouvelle liste' }), 'cuisine{Enter}');

    const field = screen.getByRole('textbox', { name: 'Nouvelle liste' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Vous avez déjà une liste de ce nom.'));
    expect(field).toHaveValue('cuisine');
    expect(field).toHaveFocus();
  });

  it('deletes it, and takes that back with all its lines', async () => {
    const { http } = await visit({
      answers: { 'DELETE users/lists/l1': { id: 'l1' }, 'POST users/lists': { ...kitchen, id: 'l2' } },
    });
    await press('Supprimer');
    expect(await screen.findByText('Aucune liste pour le moment')).toBeVisible();

    await press('Annuler la suppression');

    expect(await cards()).toHaveLength(1);
    expect(http.sent('POST users/lists')[0]?.body).toEqual({ name: 'Cuisine', lines: kitchen.lines });
    expect(screen.queryByText(/est supprimée/)).toBeNull();
  });

  it('changes a quantity, takes an article out, and saves both', async () => {
    const { http } = await visit({
      answers: {
        'PATCH users/lists/l1': { ...kitchen, version: 4, lines: [{ productCode: 'SP-1', quantity: 3 }] },
      },
    });
    await press('Voir les articles');
    expect(await screen.findByText('Indisponible')).toBeVisible();

    await press('Augmenter la quantité de Article SP-1');
    await press('Retirer SP-2 de la liste');
    expect(screen.getByRole('list', { name: 'Articles de la liste Cuisine' })).toHaveFocus();
    await press('Enregistrer les modifications');

    expect(await screen.findByText('1 article')).toBeVisible();
    expect(http.sent('PATCH users/lists/l1')[0]?.body).toEqual({
      version: 3,
      lines: [{ productCode: 'SP-1', quantity: 3 }],
    });
  });

  it('keeps the own quantities when the list was changed elsewhere, and may save them then', async () => {
    const { http } = await visit({
      answers: { 'PATCH users/lists/l1': refused(409, { code: 'list_changed' }) },
    });
    await press('Voir les articles');
    await press('Augmenter la quantité de Article SP-1');
    http.answers['GET users/lists'] = [{ ...kitchen, version: 7 }];
    await press('Enregistrer les modifications');
    expect(await screen.findByText(/modifiée ailleurs/)).toBeVisible();
    http.answers['PATCH users/lists/l1'] = { ...kitchen, version: 8 };

    await press('Enregistrer les modifications');

    await waitFor(() => expect(http.count('PATCH users/lists/l1')).toBe(2));
    expect(http.sent('PATCH users/lists/l1')[1]?.body).toMatchObject({
      version: 7,
      lines: [{ productCode: 'SP-1', quantity: 3 }, kitchen.lines[1]],
    });
  });
});

it('a customer without lists is shown what they are for, and makes the first', async () => {
  const made = { ...kitchen, name: 'Étage 2', lines: [] };
  await visit({ answers: { 'GET users/lists': [], 'POST users/lists': made } });
  expect(await screen.findByText('Aucune liste pour le moment')).toBeVisible();

  await user.type(screen.getByRole('textbox', { name: 'Nouvelle liste' }), 'Étage 2{Enter}');

  expect(await screen.findByRole('heading', { level: 3, name: 'Étage 2' })).toBeVisible();
  expect(screen.getByText('Aucun article')).toBeVisible();
});

it('a customer of a shop without lists is told so', async () => {
  await visit({ answers: { 'GET users/lists': refused(404) } });

  expect(await screen.findByText('Cette boutique ne propose pas de listes.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a customer may ask again when the lists do not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { http } = await visit({ answers: { 'GET users/lists': refused(503) } });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  http.answers['GET users/lists'] = [kitchen];

  await user.click(retry);

  expect(await cards()).toHaveLength(1);
});
