import type { Database } from '../database/database';
import { copyOfTemplate } from '../testing/template-database';

const counted = async ({ sql }: Database) =>
  (
    await sql.query({
      text: `select (select count(*)::int from products) products, (select count(*)::int from orders) orders,
        (select count(*)::int from order_lines) lines, (select min(price_ht)::float8 from products) lowest`,
    })
  ).rows;

it('a database that is used again has the same content as the first', async () => {
  const first = await copyOfTemplate();
  const filled = await counted(first);
  await first.sql.query({ text: "update products set price_ht = 0 where code = 'SP-110-N35'" });
  await first.sql.query({ text: 'truncate orders cascade' });
  const changed = await counted(first);
  await first.close();

  const next = await copyOfTemplate();

  expect(changed).not.toEqual(filled);
  expect(await counted(next)).toEqual(filled);
  await next.close();
});
