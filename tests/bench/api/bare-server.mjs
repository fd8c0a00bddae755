/**
 * The least that could answer: Fastify with the bytes that the API at `API_URL` responds, and the plainest search that an
 * index answers. Variables beside it: `BARE_PORT`, and `DATABASE_URL` or `DATA_DIR` for the search.
 */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import pg from 'pg';

/** @typedef {{ variant_group: string | null }} Row as far as this server looks at it */
/** @typedef {{ query(text: string, values: unknown[]): Promise<{ rows: Row[] }> }} Database */

const { BARE_PORT, API_URL, DATABASE_URL, DATA_DIR } = process.env;

const server = fastify();

server.get('/health', async () => ({ status: 'ok' }));

/** @type {Map<string, Buffer>} */
const stored = new Map();

server.get('/*', async ({ url }, reply) => {
  const bytes = stored.get(url) ?? Buffer.from(await (await fetch(`${API_URL}${url}`)).arrayBuffer());
  stored.set(url, bytes);
  return reply.type('application/json; charset=utf-8').send(bytes);
});

/** @param {Database} database */
function answerSearches(database) {
  /** @param {string} text @param {unknown[]} values */
  const rows = async (text, values) => (await database.query(text, values)).rows;

  /** @param {readonly Row[]} found */
  async function withVariants(found) {
    const groups = [...new Set(found.flatMap(({ variant_group: group }) => group ?? []))];
    if (groups.length === 0) return { items: found, variants: [] };
    const places = groups.map((_, index) => `$${index + 1}`).join(', ');
    const members = `select variant_group, code, variant_name from products where variant_group in (${places}) order by position`;
    return { items: found, variants: await rows(members, groups) };
  }

  /** All words, best text first. $1 is the query. */
  const indexed = `plainto_tsquery('french', unaccented($1))`;
  const search = `
    select p.code, p.reference, p.designation, p.description, p.price_ht, p.vat_rate, p.stock, p.variant_group,
      p.technical_sheet, p.safety_sheet, p.picture_hash, p.photo_url, p.position, p.sort_name,
      c.code as category_code, c.name as category_name, s.code as part_code, s.name as part_name
    from products p
    left join categories c on c.code = p.category_code
    left join subcategories s on s.code = p.subcategory_code
    where p.search @@ ${indexed}
    order by ts_rank(p.search, ${indexed}) desc, p.sort_name, p.code limit 50`;
  server.get('/products/indexed', async ({ query }) => {
    const { q } = /** @type {{ q: string }} */ (query);
    return withVariants(await rows(search, [q]));
  });
}

if (DATABASE_URL) answerSearches(new pg.Pool({ connectionString: DATABASE_URL, max: 10 }));
else if (DATA_DIR) answerSearches(await PGlite.create({ dataDir: join(DATA_DIR, 'database') }));

process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
await server.listen({ port: Number(BARE_PORT), host: '127.0.0.1' });
