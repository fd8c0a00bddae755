import pg from 'pg';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { visitShop } from '../testing/shop-visit';
import { copyOnServer } from '../testing/template-database';

const folder = temporaryFolder();
const hostile = {
  client_encoding: 'LATIN1',
  DateStyle: 'German',
  IntervalStyle: 'sql_standard',
  TimeZone: 'Asia/Tokyo',
  standard_conforming_strings: 'off',
  search_path: 'pg_catalog',
  default_transaction_isolation: 'serializable',
  lock_timeout: '1ms',
  jit: 'on',
  statement_timeout: '1h',
  idle_in_transaction_session_timeout: '1h',
};

it('a shop sells on a database with other settings, and stores its own for all new connections', async () => {
  const shop = await copyOnServer();
  const onServer = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: shop.url });
    await client.connect();
    const rows = [];
    for (const statement of statements) rows.push(...(await client.query(statement)).rows);
    await client.end();
    return rows;
  };
  const name = new URL(shop.url).pathname.slice(1);
  await onServer(
    ...Object.entries(hostile).map(([key, value]) => `alter database ${name} set ${key} = '${value}'`),
  );

  const { before, after } = await visitShop({ DATABASE_URL: shop.url, DATA_DIR: folder });
  const settings = await onServer(...Object.keys(hostile).map((each) => `show "${each}"`));

  expect(after).toHaveLength(before.length + 1);
  expect(settings.map((row) => Object.values(row)[0]).join('; ')).toBe(
    'UTF8; ISO, YMD; postgres; UTC; on; "$user", public; read committed; 0; off; 1min; 15s',
  );
  await shop.drop();
});
