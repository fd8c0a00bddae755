import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { product } from 'shared-contracts/testing';
import { renderAccount } from '../../../testing/render-account';

const user = userEvent.setup();
const kitchen: ShoppingList = {
  id: 'l1',
  name: 'Cuisine',
  version: 3,
  lines: [{ productCode: 'SP-1', quantity: 2 }],
  createdAt: '2026-04-30T10:00:00.000Z',
  updatedAt: '2026-04-30T10:00:00.000Z',
};
const quantity = () => screen.findByRole('spinbutton', { name: 'Quantité de Article SP-1' });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** Changes a quantity, goes to another section and comes back. */
async function comeBack() {
  const shop = await renderAccount({
    at: '/profile?listes',
    answers: {
      'GET users/lists': [kitchen],
      'GET products/SP-1': product({ Code: 'SP-1' }),
      'GET orders': [],
    },
  });
  await press('Voir les articles');
  await press('Augmenter la quantité de Article SP-1');
  await act(() => shop.router.navigate('/profile?historique'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Historique de mes commandes' })).toBeVisible();
  await act(() => shop.router.navigate('/profile?listes'));
  return shop;
}

describe('a customer who leaves the lists with changes that are not saved', () => {
  it('finds them again, and saves them', async () => {
    const { http } = await comeBack();
    expect(await quantity()).toHaveValue('3');
    http.answers['PATCH users/lists/l1'] = {
      ...kitchen,
      version: 4,
      lines: [{ productCode: 'SP-1', quantity: 3 }],
    };

    await press('Enregistrer les modifications');

    expect(await quantity()).toHaveValue('3');
    expect(screen.queryByRole('button', { name: 'Enregistrer les modifications' })).not.toBeInTheDocument();
    expect(http.sent('PATCH users/lists/l1')[0]?.body).toMatchObject({
      lines: [{ productCode: 'SP-1', quantity: 3 }],
    });
  });

  it('may give them up', async () => {
    await comeBack();

    await press('Annuler les modifications');

    expect(await quantity()).toHaveValue('2');
  });
});
