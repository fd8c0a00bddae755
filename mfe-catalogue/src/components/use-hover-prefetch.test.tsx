import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { product } from 'shared-contracts/testing';
import { pageOf, products } from '../testing/catalogue';
import { stubScreen } from '../testing/screen';
import { ofBags, visitList } from '../testing/visit-list';
import { bag, visitProduct } from '../testing/visit-product';

it('a product is prefetched with its stock when the pointer rests on its card', async () => {
  const { http } = await visitList({
    [ofBags]: pageOf(products(1)),
    'GET products/SP-1': product({ Code: 'SP-1' }),
    'GET products/SP-1/stock': [{ quantity: 5 }],
  });

  await userEvent.hover(await screen.findByRole('link', { name: 'Article SP-1' }));

  await waitFor(() => expect(http.calls).toContain('GET products/SP-1/stock'));
  expect(http.calls).toContain('GET products/SP-1');
});

it('a variant is prefetched with its stock when the pointer rests on its link', async () => {
  stubScreen(() => false);
  const variants = [
    { Code: 'SP-030', name: '30 L' },
    { Code: 'SP-110', name: '110 L' },
  ];
  const { http } = await visitProduct({
    'GET products/SP-110': { ...bag, variants },
    'GET products/SP-030': product({ Code: 'SP-030' }),
  });

  await userEvent.hover(await screen.findByRole('link', { name: '30 L' }));

  await waitFor(() => expect(http.calls).toContain('GET products/SP-030/stock'));
  expect(http.calls).toContain('GET products/SP-030');
});
