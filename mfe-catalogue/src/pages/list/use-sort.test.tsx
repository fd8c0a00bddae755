import { openShop } from 'page-kit/testing';
import { renderToString } from 'react-dom/server';
import { productListQuery } from '../../products/product-queries';
import { pageOf, products } from '../../testing/catalogue';
import { ofBags } from '../../testing/visit-list';
import { Component as ListPage } from './ListPage';

it('the server renders the same HTML for every sort', async () => {
  const routes = [{ path: '/category-product/:category', Component: ListPage }];
  const lists = { [ofBags]: pageOf(products(2)), [`${ofBags}&sort=-price`]: pageOf(products(2, 7)) };
  async function htmlOf(search: string) {
    const at = `/category-product/SACS${search}`;
    const { page, http, queryClient } = openShop({ routes, answers: lists, at });
    for (const sort of [undefined, '-price'] as const)
      await queryClient.prefetchInfiniteQuery(productListQuery(http, { category: 'SACS', sort }));
    return renderToString(page);
  }

  const html = await htmlOf('?tri=-price');

  expect(html).toContain('Article SP-1');
  expect(html).toBe(await htmlOf(''));
});
