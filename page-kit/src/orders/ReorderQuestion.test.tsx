import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderItem } from 'shared-contracts/api/orders';
import { cartLinesAtom } from 'shared-contracts/cart';
import { type Answers, item, order, product, refused } from 'shared-contracts/testing';
import { renderShop } from '../testing';
import { ReorderQuestion } from './ReorderQuestion';

/** Answer of the catalogue for the article of `item(number)`. */
const article = (number: number, PrixHT: number) => ({
  [`GET products/SP-${number}`]: product({ Code: `SP-${number}`, PrixHT }),
});

async function open(items: OrderItem[], answers: Answers) {
  const onAdded = jest.fn();
  const element = <ReorderQuestion order={order('1', { items })} onAdded={onAdded} onClose={() => {}} />;
  const { store } = await renderShop({ routes: [{ path: '/', element }], answers });
  const dialog = within(screen.getByRole('dialog', { name: 'Commander à nouveau' }));
  return { onAdded, dialog, cartLines: () => store.get(cartLinesAtom) };
}

const add = () => userEvent.click(screen.getByRole('button', { name: 'Ajouter au panier' }));

it('the question focuses its title when it opens, so that no on-screen keyboard opens', async () => {
  await open([item(1)], article(1, 11.61));

  expect(screen.getByRole('heading', { name: 'Commander à nouveau' })).toHaveFocus();
});

it('the question announces nothing when the prices of the order still apply', async () => {
  const { dialog } = await open([item(1)], article(1, 11.61));

  for (const region of dialog.getAllByRole('status')) expect(region).toBeEmptyDOMElement();
});

it('the button adds the shown quantities of the available articles to the cart', async () => {
  const { onAdded, cartLines } = await open([item(1), item(2, { quantity: 5 }), item(3)], {
    ...article(1, 11.61),
    ...article(2, 11.61),
    'GET products/SP-3': refused(404),
  });

  await add();

  expect(cartLines()).toEqual([
    { productCode: 'SP-1', quantity: 2 },
    { productCode: 'SP-2', quantity: 5 },
  ]);
  expect(onAdded).toHaveBeenCalledTimes(1);
});

it('the button adds nothing while prices load', async () => {
  const { onAdded, cartLines } = await open([item(1)], { 'GET products/SP-1': () => new Promise(() => {}) });

  await add();

  expect(cartLines()).toEqual([]);
  expect(onAdded).not.toHaveBeenCalled();
});

it('the question counts changed prices and unavailable articles', async () => {
  const { dialog } = await open([item(1), item(2), item(3), item(4)], {
    ...article(1, 12),
    ...article(2, 11),
    'GET products/SP-3': refused(404),
    'GET products/SP-4': refused(404),
  });

  const changes =
    '2 prix ont changé depuis cette commande. 2 articles ne sont plus disponibles et ne seront pas ajoutés.';
  expect(await dialog.findByText(changes)).toBeVisible();
});

it.each([
  ['all articles are excluded', article(1, 11.61), 'Indiquez au moins une quantité.'],
  ['no article is available', {}, 'Aucun de ces articles ne peut être ajouté.'],
])('the button adds nothing and says why if %s', async (_when, available, reason) => {
  const { onAdded, dialog, cartLines } = await open([item(1, { quantity: 0 }), item(2)], {
    'GET products/SP-1': refused(404),
    'GET products/SP-2': refused(404),
    ...available,
  });

  await add();

  expect(dialog.getByText(reason)).toBeVisible();
  expect(cartLines()).toEqual([]);
  expect(onAdded).not.toHaveBeenCalled();
});
