/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ApiError } from 'shared-contracts/http';
import { AddressBlock } from './account';
import { CardGrid, CardGridSkeleton, Price, ProductCard, UnitPrice } from './catalogue';
import { OrderStatusPill } from './orders';
import { ReorderDialog } from './orders/ReorderDialog';
import { StructuredData } from './page/PageMeta';
import { type PageModule, page } from './page/page';

const noop = () => {};

const parts: Record<string, ReactElement> = {
  'an address': (
    <AddressBlock
      address={{ fullName: 'A', addressLine1: 'B', postalCode: '91000', city: 'Évry', country: 'FR' }}
    />
  ),
  'a card': (
    <CardGrid>
      <ProductCard
        href="/product/A"
        name="Seau"
        displayName="Seau"
        reference="A"
        price={<Price value="12,90 €" />}
        imageUrl="/a.svg"
        category="SEAUX"
        onAdd={noop}
        onIncrease={noop}
        onDecrease={noop}
        inCart={2}
        unavailable={false}
      />
    </CardGrid>
  ),
  'a price': <UnitPrice priceHT={1} discount={{ discountRate: 0, pending: true }} />,
  'a grid of skeletons': <CardGridSkeleton />,
  'the status of an order': <OrderStatusPill status="PAID" />,
  'a reorder dialog': (
    <ReorderDialog
      order="Commande CMD-2026-000001"
      rows={[]}
      count="0"
      total={null}
      onQuantity={noop}
      onRetry={noop}
      onAdd={noop}
      onClose={noop}
    />
  ),
};

it.each(Object.entries(parts))('renders %s on the server without style attributes', (_name, part) => {
  const html = renderToString(part);

  expect(html).toMatch(/<\w+/);
  expect(html).not.toMatch(/\sstyle=/);
});

it('escapes texts, so that they cannot close the script element in server-rendered HTML', () => {
  const name = 'Gants </script><script>alert("1")</script> & <!-- co';

  const html = renderToString(<StructuredData facts={{ '@type': 'Product', name }} />);

  const [, json = '', rest] = /^<script type="application\/ld\+json">(.*?)<\/script>(.*)$/s.exec(html) ?? [];
  expect(rest).toBe('');
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name });
});

const soap: PageModule = { Component: () => <h1>Savon noir</h1> };
const Skeleton = () => <p>Chargement…</p>;

function shop(product: ReturnType<typeof page>) {
  const { query, dataRoutes } = createStaticHandler([{ id: 'product', path: '/product', ...product }]);
  return { dataRoutes, context: query(new Request('http://shop.example/product')) };
}

it('waits for code and data, so that the HTML contains the whole page', async () => {
  const loader = jest.fn(async () => null);
  const { dataRoutes, context } = shop(page({ load: async () => soap, loader, Skeleton }));

  const answer = await context;
  if (answer instanceof Response) throw new Error('not a page');
  const html = renderToString(
    <StaticRouterProvider router={createStaticRouter(dataRoutes, answer)} context={answer} hydrate={false} />,
  );

  expect(html).toContain('<h1>Savon noir</h1>');
  expect(html).not.toContain('Chargement');
  expect(loader).toHaveBeenCalledTimes(1);
});

it.each([
  [404, 404],
  [400, 404],
  [503, 500],
  [null, 500],
])('a failed request with status %p results in the page status %p', async (status, expected) => {
  const loader = () => Promise.reject(new ApiError({ status, code: 'test' }));
  const { context } = shop(page({ load: async () => soap, loader, Skeleton }));

  await expect(context).resolves.toMatchObject({ statusCode: expected });
});
