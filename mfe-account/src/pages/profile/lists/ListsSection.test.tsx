import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from 'page-kit/testing';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { cartLinesAtom } from 'shared-contracts/cart';
import { product, refused } from 'shared-contracts/testing';
import { renderAccount, type Visit } from '../../../testing/render-account';

const user = userEvent.setup();
const patch = 'PATCH users/lists/l1';
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

const visit = ({ answers, ...options }: Partial<Visit> = {}) =>
  renderAccount({
    at: '/profile?listes',
    ...options,
    answers: {
      'GET users/lists': [kitchen],
      'GET products/SP-1': product({ Code: 'SP-1' }),
      'GET products/SP-2': refused(404, { replacedBy: product({ Code: 'SP-3' }) }),
      ...answers,
    },
  });

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('a customer with a list', () => {
  it('adds its lines to the cart', async () => {
    const { store } = await visit({ lines: [{ productCode: 'SP-1', quantity: 1 }] });

    await press('Ajouter au panier');

    expect(await screen.findByText('Les produits ont été ajoutés au panier')).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([
      { productCode: 'SP-1', quantity: 3 },
      { productCode: 'SP-2', quantity: 5 },
    ]);
  });

  it('renames it', async () => {
    const { http } = await visit({ answers: { [patch]: { ...kitchen, name: 'Cantine', version: 4 } } });
    await press('Renommer');
    const field = screen.getByRole('textbox', { name: 'Nom de la liste' });
    expect(field).toHaveFocus();

    await user.clear(field);
    await enter(user, field, 'Cantine');

    expect(await screen.findByRole('heading', { level: 3, name: 'Cantine' })).toHaveFocus();
    expect(http.sent(patch)[0]?.body).toEqual({ version: 3, name: 'Cantine' });
  });

  it('sees at the field that a name is taken', async () => {
    const taken = refused(409, { code: 'list_name_taken', message: 'Vous avez déjà une liste de ce nom.' });
    await visit({ answers: { 'POST users/lists': taken } });

    await enter(user, await screen.findByRole('textbox', { name: 'Nouvelle liste' }), 'cuisine');

    const field = screen.getByRole('textbox', { name: 'Nouvelle liste' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Vous avez déjà une liste de ce nom.'));
    expect(field).toHaveValue('cuisine');
    expect(field).toHaveFocus();
  });

  it('sees in the dialog why it could not be deleted, and deletes it on retry, with the focus on the title', async () => {
    const call = 'DELETE users/lists/l1';
    const { http } = await visit({ answers: { [call]: refused(503) } });
    await press('Supprimer');
    const question = within(screen.getByRole('dialog', { name: /^Supprimer la liste «.Cuisine.».\?$/ }));
    const confirm = () => user.click(question.getByRole('button', { name: 'Supprimer' }));
    await confirm();
    expect(await question.findByRole('alert')).toHaveTextContent('La liste n’a pas pu être enregistrée');
    http.answers[call] = { id: 'l1' };

    await confirm();

    expect(await screen.findByText('Liste supprimée')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Cuisine' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Mes listes' })).toHaveFocus();
  });

  it('changes a quantity, removes an article and saves both', async () => {
    const lines = [{ productCode: 'SP-1', quantity: 3 }];
    const { http } = await visit({ answers: { [patch]: { ...kitchen, version: 4, lines } } });
    await press('Voir les articles');
    expect(await screen.findByText('Indisponible')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Article SP-3' })).toBeVisible();

    await press('Augmenter la quantité de Article SP-1');
    await press('Retirer SP-2 de la liste');
    expect(screen.getByRole('list', { name: 'Articles de la liste Cuisine' })).toHaveFocus();
    await press('Enregistrer les modifications');

    expect(await screen.findByText('1 article')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Articles de la liste Cuisine' })).toHaveFocus();
    expect(http.sent(patch)[0]?.body).toEqual({ version: 3, lines });
  });

  it('keeps unsaved quantities when the list was changed elsewhere, and saves them on retry', async () => {
    const changed = refused(409, { code: 'list_changed', message: 'Cette liste a été modifiée.' });
    const { http } = await visit({ answers: { [patch]: changed } });
    await press('Voir les articles');
    await press('Augmenter la quantité de Article SP-1');
    http.answers['GET users/lists'] = [{ ...kitchen, version: 7 }];
    await press('Enregistrer les modifications');
    expect(await screen.findByText('Cette liste a été modifiée.')).toBeVisible();
    http.answers[patch] = { ...kitchen, version: 8 };

    await press('Enregistrer les modifications');

    await waitFor(() => expect(http.count(patch)).toBe(2));
    expect(http.sent(patch)[1]?.body).toMatchObject({
      version: 7,
      lines: [{ productCode: 'SP-1', quantity: 3 }, kitchen.lines[1]],
    });
  });

  it('keeps a quantity that is changed while others are being saved', async () => {
    let saved: (list: ShoppingList) => void = () => {};
    await visit({ answers: { [patch]: () => new Promise((resolve) => (saved = resolve)) } });
    await press('Voir les articles');
    await press('Augmenter la quantité de Article SP-1');
    await press('Enregistrer les modifications');
    await press('Augmenter la quantité de Article SP-1');

    await act(async () => saved({ ...kitchen, version: 4 }));

    expect(screen.getByRole('spinbutton', { name: 'Quantité de Article SP-1' })).toHaveValue('4');
    expect(screen.getByRole('button', { name: 'Enregistrer les modifications' })).toBeVisible();
  });
});

const quantity = () => screen.findByRole('spinbutton', { name: 'Quantité de Article SP-1' });

it('unsaved changes of a list are restored after a visit to another section', async () => {
  const { router } = await visit({ answers: { 'GET orders': [] } });
  await press('Voir les articles');
  await press('Augmenter la quantité de Article SP-1');

  await act(() => router.navigate('/profile?historique'));
  await screen.findByText('Aucune commande pour le moment');
  await act(() => router.navigate('/profile?listes'));

  expect(await quantity()).toHaveValue('3');
});

it('unsaved changes of a list can be discarded, and later ones saved', async () => {
  const { http } = await visit();
  await press('Voir les articles');
  await press('Augmenter la quantité de Article SP-1');
  await press('Annuler les modifications');
  expect(await quantity()).toHaveValue('2');
  expect(screen.getByRole('list', { name: 'Articles de la liste Cuisine' })).toHaveFocus();

  await press('Augmenter la quantité de Article SP-1');
  const lines = [{ productCode: 'SP-1', quantity: 3 }, ...kitchen.lines.slice(1)];
  http.answers[patch] = { ...kitchen, version: 4, lines };
  await press('Enregistrer les modifications');

  await waitFor(() => expect(http.sent(patch)[0]?.body).toMatchObject({ lines }));
  expect(await quantity()).toHaveValue('3');
});

it('a customer without lists sees an explanation, creates the first one and stays in the field', async () => {
  const created = { ...kitchen, name: 'Étage 2', lines: [] };
  await visit({ answers: { 'GET users/lists': [], 'POST users/lists': created } });
  expect(await screen.findByText('Aucune liste pour le moment')).toBeVisible();

  const field = screen.getByRole('textbox', { name: 'Nouvelle liste' });
  await enter(user, field, 'Étage 2');

  expect(await screen.findByText(/^Liste «.Étage 2.» créée$/)).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(await screen.findByRole('heading', { level: 3, name: 'Étage 2' })).toBeVisible();
  expect(screen.getByText('Aucun article')).toBeVisible();
});

it('a note is shown when the API has no lists', async () => {
  await visit({ answers: { 'GET users/lists': refused(404) } });

  expect(await screen.findByText('Cette boutique ne propose pas de listes.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
