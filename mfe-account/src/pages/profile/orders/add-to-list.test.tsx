import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { order } from 'shared-contracts/testing';
import { renderAccount } from '../../../testing/render-account';

it.each([
  ['opened', '/profile?historique&commande=3', { 'GET orders/3': order('3') }],
  ['in the history', '/profile?historique', { 'GET orders': [order('3')] }],
])('makes a list of a past order %s, quantities kept', async (_where, at, answers) => {
  const made: ShoppingList = {
    id: 'l1',
    name: 'Étage 2',
    version: 1,
    lines: [],
    createdAt: '',
    updatedAt: '',
  };
  const { http } = await renderAccount({
    at,
    answers: { ...answers, 'GET users/lists': [], 'POST users/lists': made },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter à une liste' }));

  await userEvent.type(await screen.findByLabelText(/^Nom de la nouvelle liste/), 'Étage 2{Enter}');

  expect(await screen.findByText(/^Ajouté à la liste «.Étage 2.»$/)).toBeVisible();
  expect(http.sent('POST users/lists')[0]?.body).toEqual({
    name: 'Étage 2',
    lines: [
      { productCode: 'SP-1', quantity: 2 },
      { productCode: 'SP-2', quantity: 2 },
    ],
  });
});
