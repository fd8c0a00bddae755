import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Problem } from 'shared-contracts/api/problem';
import {
  Categories,
  Facets,
  FacetsQuery,
  Product,
  ProductList,
  ProductListQuery,
  ProductLookup,
  ProductLookupAnswer,
  SearchQuery,
  SearchResults,
  SheetAddress,
  SheetQuery,
  SitemapPage,
  SitemapQuery,
  Stock,
} from 'shared-contracts/api/products';
import { z } from 'zod';
import { notFound } from '../refusals/problems';
import type { ResponseCache } from './cached-responses';
import type { CatalogueVersion } from './catalogue-version';
import { choiceOf } from './facets';
import { listCategories } from './product-repository';
import { searchIn } from './search/search';

const ByCode = z.object({ code: z.string().max(100) });
const tags = ['Catalogue'];
const minute = 60;

/** The public catalogue (specification section 7): the same response for every user. */
export const productRoutes: FastifyPluginAsyncZod<{
  catalogueVersion: CatalogueVersion;
  responses: ResponseCache;
}> = async (app, { catalogueVersion, responses }) => {
  const { catalogueDb: db, products, apiUrl, throttles } = app.services;
  responses.cacheRoutes(app);
  const list = { tags, querystring: ProductListQuery, response: { 200: ProductList } };
  app.get('/products', { schema: list, config: { publicFor: minute } }, (request) =>
    products.list({ ...request.query, facts: choiceOf(request.query) }),
  );

  const facets = { tags, querystring: FacetsQuery, response: { 200: Facets } };
  app.get('/products/facets', { schema: facets, config: { publicFor: minute } }, ({ query }) =>
    products.facets({ ...query, facts: choiceOf(query) }),
  );

  const categories = { tags, response: { 200: Categories } };
  app.get('/products/categories', { schema: categories, config: { publicFor: minute } }, () =>
    listCategories(db),
  );

  const find = searchIn(db, apiUrl, catalogueVersion);
  const search = { tags, querystring: SearchQuery, response: { 200: SearchResults, 429: Problem } };
  app.get('/products/search', { schema: search, config: { publicFor: minute } }, (request) =>
    find(request.query.q, () => throttles.mistypedPerIp.count(request.ip)),
  );

  const sitemap = { tags, querystring: SitemapQuery, response: { 200: SitemapPage } };
  app.get('/products/sitemap', { schema: sitemap, config: { publicFor: minute } }, (request) =>
    products.sitemap(request.query.page),
  );

  const lookup = { tags, body: ProductLookup, response: { 200: ProductLookupAnswer, 429: Problem } };
  app.post('/products/lookup', { schema: lookup }, async (request) => {
    await throttles.lookupsPerIp.count(request.ip);
    return { items: await products.lookUp(request.body.references) };
  });

  const one = { tags, params: ByCode, response: { 200: Product, 404: Problem } };
  app.get('/products/:code', { schema: one, config: { publicFor: minute } }, async (request) => {
    const product = await products.one(request.params.code);
    if (!product) throw notFound('Article');
    return product;
  });

  const stock = { tags, params: ByCode, response: { 200: Stock, 404: Problem } };
  app.get('/products/:code/stock', { schema: stock, config: { publicFor: minute } }, async (request) => {
    const quantity = await products.stock(request.params.code);
    if (quantity === undefined) throw notFound('Article');
    return quantity === null ? [] : [{ quantity }];
  });

  const sheet = {
    tags,
    params: ByCode,
    querystring: SheetQuery,
    response: { 200: SheetAddress, 404: Problem },
  };
  app.get('/products/:code/file', { schema: sheet, config: { publicFor: minute } }, async (request) => {
    const url = await products.sheet(request.params.code, request.query.type);
    if (!url) throw notFound('Fiche');
    return { url };
  });
};
