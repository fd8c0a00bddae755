import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import { bags, camille, product } from 'shared-contracts/testing';
import routes from '../../routes';
import { stubScreen } from '../../testing/screen';

// The carousel stays out of view; it has tests of its own.
beforeEach(() => void stubScreen('nothing'));

it('adds as many of a product to a list as stand in the field, once signed in', async () => {
  const list = { id: 'l1', name: 'Cuisine', version: 1, lines: [], createdAt: '', updatedAt: '' };
  const answers = {
    'GET products/categories': [bags],
    'GET products/SP-110': product({ Code: 'SP-110' }),
    'GET products/SP-110/stock': [{ quantity: 12 }],
    'GET users/profile': camille,
    'GET users/lists': [list],
    'POST users/lists/l1/lines': list,
  };
  const { http } = await renderShop({
    routes,
    answers,
    at: '/category-product/SACS/POUBELLE/SP-110',
    signedIn: true,
  });
  const quantity = await screen.findByRole('spinbutton', { name: 'Quantité' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '12{Enter}');

  await userEvent.click(screen.getByRole('button', { name: 'Ajouter à une liste' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter à la liste' }));

  const messages = within(screen.getByRole('list', { name: 'Messages' }));
  expect(await messages.findByText(/^Ajouté à la liste «.Cuisine.»$/)).toBeInTheDocument();
  expect(http.sent('POST users/lists/l1/lines')[0]?.body).toEqual({
    lines: [{ productCode: 'SP-110', quantity: 12 }],
  });
});
