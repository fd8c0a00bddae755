import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { authDialogOpenAtom } from 'shared-contracts/auth';
import { refused } from 'shared-contracts/testing';
import { QuantityStepper } from 'shared-ui/field';
import { renderShop, type Visit } from '../testing';
import { AddToList } from './AddToList';

const user = userEvent.setup();
const entry = { name: 'Ajouter à une liste' };
const lines = [{ productCode: 'SP-110', quantity: 7 }];
const routes = [{ path: '/', element: <AddToList lines={lines} /> }];
const kitchen: ShoppingList = {
  id: 'l1',
  name: 'Cuisine',
  version: 1,
  lines: [],
  createdAt: '2026-04-30T10:00:00.000Z',
  updatedAt: '2026-04-30T10:00:00.000Z',
};

async function openDialog({ answers, ...visit }: Partial<Visit> = {}) {
  const shop = await renderShop({
    routes,
    signedIn: true,
    ...visit,
    answers: { 'GET users/lists': [kitchen], ...answers },
  });
  await user.click(await screen.findByRole('button', entry));
  return shop;
}

const dialog = async () => within(await screen.findByRole('dialog', entry));

describe('a customer with lines of articles', () => {
  it('adds all lines with their quantities to an existing list', async () => {
    const { http } = await openDialog({ answers: { 'POST users/lists/l1/lines': { ...kitchen, lines } } });

    await user.click(await (await dialog()).findByRole('button', { name: 'Ajouter à la liste' }));

    expect(await screen.findByText(/^Ajouté à la liste «.Cuisine.»$/)).toBeVisible();
    expect(http.sent('POST users/lists/l1/lines')[0]?.body).toEqual({ lines });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', entry)).toHaveFocus();
  });

  it('sees in the dialog why a full list refuses the lines', async () => {
    const message = 'Une liste contient au plus 200 articles.';
    const full = refused(409, { code: 'too_many_lines', message });
    await openDialog({ answers: { 'POST users/lists/l1/lines': full } });

    await user.click(await (await dialog()).findByRole('button', { name: 'Ajouter à la liste' }));

    expect(await (await dialog()).findByText(message)).toBeVisible();
  });

  it('must enter a name for a new list', async () => {
    const { http } = await openDialog({ answers: { 'GET users/lists': [] } });

    await user.click(await (await dialog()).findByRole('button', { name: 'Ajouter à la liste' }));

    const field = screen.getByLabelText(/^Nom de la nouvelle liste/);
    expect(field).toHaveAccessibleDescription(/Donnez un nom à la liste/);
    expect(http.count('POST users/lists')).toBe(0);
  });

  it('sees a message in a shop without lists', async () => {
    await openDialog({ answers: { 'GET users/lists': refused(404) } });

    expect(await (await dialog()).findByText('Cette boutique ne propose pas de listes.')).toBeVisible();
  });
});

it('the dialog does not open while a quantity of the page cannot be read', async () => {
  const element = (
    <>
      <QuantityStepper value={1} onChange={jest.fn()} label="Quantité" itemName="Sac" />
      <AddToList lines={lines} />
    </>
  );
  // Loads the code of the dialog, without which it would not open at once.
  await openDialog({ routes: [{ path: '/', element }] });
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('spinbutton'), '2.500');

  await user.click(screen.getByRole('button', entry));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('spinbutton')).toBeInvalid();
});

it('a visitor must sign in first', async () => {
  const { store } = await openDialog({ signedIn: false });

  expect(store.get(authDialogOpenAtom)).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
