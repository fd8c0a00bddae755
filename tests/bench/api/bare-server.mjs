/**
 * The least that could answer: Fastify, the queries of the API's list, product and search, and their rows as JSON. No schema,
 * no limits, no headers. Variables: `BARE_PORT`, and `DATABASE_URL` or `DATA_DIR`.
 */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import pg from 'pg';

/** @typedef {{ variant_group: string | null }} Row as far as this server looks at it */
/** @typedef {{ query(text: string, values: unknown[]): Promise<{ rows: Row[] }> }} Database */

const { BARE_PORT, DATABASE_URL, DATA_DIR = '' } = process.env;
/** @type {Database} */
const database = DATABASE_URL
  ? new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
  : await PGlite.create({ dataDir: join(DATA_DIR, 'database') });
/** @param {string} text @param {unknown[]} values */
const rows = async (text, values) => (await database.query(text, values)).rows;

const columns = `
  select p.code, p.reference, p.designation, p.description, p.price_ht, p.vat_rate, p.stock, p.variant_group,
    p.technical_sheet, p.safety_sheet, p.picture_hash, p.photo_url, p.position, p.sort_name,
    c.code as category_code, c.name as category_name, s.code as part_code, s.name as part_name
  from products p
  left join categories c on c.code = p.category_code
  left join subcategories s on s.code = p.subcategory_code`;

/** @param {readonly Row[]} found */
async function withVariants(found) {
  const groups = [...new Set(found.flatMap(({ variant_group: group }) => group ?? []))];
  if (groups.length === 0) return { items: found, variants: [] };
  const places = groups.map((_, index) => `$${index + 1}`).join(', ');
  const members = `select variant_group, code, variant_name from products where variant_group in (${places}) order by position`;
  return { items: found, variants: await rows(members, groups) };
}

const server = fastify();

server.get('/health', async () => ({ status: 'ok' }));

server.get('/products', async (request) => {
  const query = /** @type {{ category: string, limit: string }} */ (request.query);
  const found = await rows(
    `${columns} where p.category_code = $1 order by p.position asc, p.code asc limit $2`,
    [query.category, Number(query.limit) + 1],
  );
  return withVariants(found.slice(0, Number(query.limit)));
});

server.get('/products/:code', async ({ params }) => {
  const { code } = /** @type {{ code: string }} */ (params);
  return withVariants(await rows(`${columns} where p.code = $1`, [code]));
});

/** A search for one word: candidates and order of the API's `bestArticles`. $1 is the word's prefix, $5 the word. */
const stem = `to_tsquery('french', $1)`;
const matches = `(case when numnode(${stem}) = 1 and starts_with($5, split_part(${stem}::text, '''', 2)) then ${stem}
  else ${stem} || to_tsquery('simple', $1) end)`;
const searchText = `${columns}
  where p.code in (
    with referenced as materialized (select code from products where upper(reference) like $3 or code = $2),
      started as materialized (select code from products where named @@ ${matches} and sort_name like $4),
      named as materialized (select code from products where named @@ ${matches}),
      mentioned as materialized (select code from products where search @@ ${matches})
    (select code from referenced limit 50)
    union (select code from started where (select count(*) from (select 1 from named limit 301) as enough) > 300 limit 300)
    union (select code from (select code from named union all select code from mentioned) as texts limit 300))
  order by (upper(p.reference) = $2 or p.code = $2) desc, upper(p.reference) like $3 desc, p.sort_name like $4 desc,
    ts_rank(p.search, ${matches}) desc, p.sort_name, p.code
  limit 50`;

server.get('/products/search', async ({ query }) => {
  const { q } = /** @type {{ q: string }} */ (query);
  const reference = q.toUpperCase();
  return withVariants(
    await rows(searchText, [`${q}:*`, reference, `${reference}%`, `${q.replace(/[sx]$/, '')}%`, q]),
  );
});

/** The plainest search that an index answers: all words, best text first. $1 is the query. */
const indexed = `plainto_tsquery('french', unaccented($1))`;

server.get('/products/indexed', async ({ query }) => {
  const { q } = /** @type {{ q: string }} */ (query);
  const text = `${columns} where p.search @@ ${indexed}
    order by ts_rank(p.search, ${indexed}) desc, p.sort_name, p.code limit 50`;
  return withVariants(await rows(text, [q]));
});

process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
await server.listen({ port: Number(BARE_PORT), host: '127.0.0.1' });
