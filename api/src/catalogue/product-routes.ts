import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../refusals/refusals';
import { callsOf } from '../server/calls';
import type { ResponseCache } from './cached-responses';
import type { CatalogueVersion } from './catalogue-version';
import { listCategories } from './categories';
import { choiceOf } from './facets';
import { lookUp } from './lookup';
import { completionsIn } from './search/completions';
import { searchIn } from './search/search';
import { sitemapPage } from './sitemap';

/** Browsers and proxies may cache the response for a minute. */
const cached = { publicFor: 60 };
const cachedOr404 = { ...cached, refusals: [404] };

/** Serves the public catalogue (specification section 7), the same for every user. */
export const productRoutes: FastifyPluginAsyncZod<{
  catalogueVersion: CatalogueVersion;
  responses: ResponseCache;
}> = async (app, { catalogueVersion, responses }) => {
  const { catalogueDb: db, products, productLists, apiUrl, rateLimits } = app.services;
  responses.cacheRoutes(app);
  const call = callsOf(app, 'Catalogue');

  call('GET products', cached, ({ query }) => productLists.list({ ...query, facts: choiceOf(query) }));

  call('GET products/facets', cached, ({ query }) =>
    productLists.facets({ ...query, facts: choiceOf(query) }),
  );

  call('GET products/categories', cached, () => listCategories(db));

  const complete = completionsIn(db);
  call('GET products/completions', cached, ({ query }) => complete(query.q));

  const find = searchIn(db, apiUrl, catalogueVersion);
  call('GET products/search', { ...cached, refusals: [429] }, ({ query, ip }) =>
    find(query.q, () => rateLimits.mistypedPerIp.count(ip)),
  );

  call('GET products/sitemap', cached, ({ query }) => sitemapPage(db, query.page));

  call('POST products/lookup', { refusals: [429] }, async (request) => {
    await rateLimits.lookupsPerIp.count(request.ip);
    return { items: await lookUp(db, apiUrl, request.body.references) };
  });

  call('GET products/:code', cachedOr404, async ({ params }) => {
    const product = await products.one(params.code);
    if (product) return product;
    const replacedBy = await products.successor(params.code);
    throw notFound('Article', replacedBy ? { replacedBy } : {});
  });

  call('GET products/:code/stock', cachedOr404, async ({ params }) => {
    const quantity = await products.stock(params.code);
    if (quantity === undefined) throw notFound('Article');
    return quantity === null ? [] : [{ quantity }];
  });

  call('GET products/:code/file', cachedOr404, async ({ params, query }) => {
    const product = await products.one(params.code);
    const url = query.type === 'ft' ? product?.noticeFT : product?.noticeFS;
    if (!url) throw notFound('Fiche');
    return { url };
  });
};
