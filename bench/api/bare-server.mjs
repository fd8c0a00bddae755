/**
 * The least that could answer: Fastify, the queries of the API's list, product and search, and their rows as JSON. No schema,
 * no limits, no headers. Variables: `BARE_PORT`, and `DATABASE_URL` or `DATA_DIR`.
 */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import pg from 'pg';

const { BARE_PORT, DATABASE_URL, DATA_DIR } = process.env;
const database = DATABASE_URL
  ? new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
  : await PGlite.create({ dataDir: join(DATA_DIR, 'database') });
const rows = async (text, values) => (await database.query(text, values)).rows;

const columns = `
  select p.code, p.reference, p.designation, p.description, p.price_ht, p.vat_rate, p.stock, p.variant_group,
    p.technical_sheet, p.safety_sheet, p.picture_hash, p.photo_url, p.position, p.sort_name,
    c.code as family_code, c.name as family_name, s.code as part_code, s.name as part_name
  from products p
  left join categories c on c.code = p.category_code
  left join subcategories s on s.code = p.subcategory_code`;

async function withVariants(found) {
  const groups = [...new Set(found.flatMap(({ variant_group: group }) => group ?? []))];
  if (groups.length === 0) return { items: found, variants: [] };
  const places = groups.map((_, index) => `$${index + 1}`).join(', ');
  const members = `select variant_group, code, variant_name from products where variant_group in (${places}) order by position`;
  return { items: found, variants: await rows(members, groups) };
}

const server = fastify();

server.get('/health', async () => ({ status: 'ok' }));

server.get('/products', async ({ query }) => {
  const found = await rows(
    `${columns} where p.category_code = $1 order by p.position asc, p.code asc limit $2`,
    [query.category, Number(query.limit) + 1],
  );
  return withVariants(found.slice(0, Number(query.limit)));
});

server.get('/products/:code', async ({ params }) =>
  withVariants(await rows(`${columns} where p.code = $1`, [params.code])),
);

server.get('/products/search', async ({ query }) => {
  const { q } = query;
  const matches = `(to_tsquery('french', $1) || to_tsquery('simple', $2))`;
  const text = `${columns}
    where upper(p.reference) like $3 or p.search @@ (${matches})
    order by upper(p.reference) = $4 desc, upper(p.reference) like $5 desc, p.sort_name like $6 desc,
      ts_rank(p.search, (${matches})) desc, p.sort_name, p.code
    limit 50`;
  const [prefix, reference] = [`${q}:*`, q.toUpperCase()];
  return withVariants(
    await rows(text, [
      prefix,
      prefix,
      `${reference}%`,
      reference,
      `${reference}%`,
      `${q.replace(/[sx]$/, '')}%`,
    ]),
  );
});

process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
await server.listen({ port: Number(BARE_PORT), host: '127.0.0.1' });
