/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ApiError } from 'shared-contracts/http';
import { StructuredData } from './page/PageMeta';
import { type PageModule, page } from './page/page';

it('texts are escaped, so that they cannot close the script element in server-rendered HTML', () => {
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

it('the server waits for code and data, so that the HTML contains the whole page', async () => {
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
