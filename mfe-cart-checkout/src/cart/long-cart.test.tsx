import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCart } from '../testing/render-cart';
import { bag } from '../testing/shop-data';

const cartOf = (count: number) => {
  const codes = Array.from({ length: count }, (_, index) => `LONG-${index + 1}`);
  return {
    lines: codes.map((productCode) => ({ productCode, quantity: 1 })),
    answers: Object.fromEntries(
      codes.map((Code) => [`GET products/${Code}`, { ...bag, Code, Designation: `Article ${Code}` }]),
    ),
  };
};

const articles = async () => within(await screen.findByRole('list', { name: 'Articles du panier' }));

it('draws a cart of thousands in steps, and moves on to the first article of the next step', async () => {
  await renderCart({ at: '/order', ...cartOf(260) });
  const list = await articles();
  expect(await list.findByRole('link', { name: 'Article LONG-250' })).toBeVisible();
  expect(list.queryByRole('link', { name: 'Article LONG-251' })).not.toBeInTheDocument();

  await userEvent.click(list.getByRole('button', { name: 'Afficher la suite (10 articles)' }));

  expect(await list.findByRole('link', { name: 'Article LONG-251' })).toHaveFocus();
  expect(list.getByRole('link', { name: 'Article LONG-260' })).toBeVisible();
  expect(list.queryByRole('button', { name: /^Afficher/ })).not.toBeInTheDocument();
});

it('draws a cart of 250 articles whole', async () => {
  await renderCart({ at: '/order', ...cartOf(250) });

  expect(await (await articles()).findByRole('link', { name: 'Article LONG-250' })).toBeVisible();
  expect((await articles()).queryByRole('button', { name: /^Afficher/ })).not.toBeInTheDocument();
});
