import { sql } from 'drizzle-orm';
import { copyOnServer } from '../testing/template-database';
import { openPostgres } from './postgres';
import { products } from './schema';

it('statements have no name on a connection with `namedStatements: false`', async () => {
  const server = await copyOnServer();
  const names = async (namedStatements: boolean) => {
    const { db, sql: plain, close } = openPostgres(server.url, { connections: 1, namedStatements });
    await db.select().from(products).limit(1).prepare('by-drizzle').execute();
    await plain.query(Object.assign({ text: 'select 1' }, { name: 'by-rate-limiter' }));
    const { rows } = await plain.query({ text: 'select name from pg_prepared_statements order by name' });
    await close();
    return rows;
  };

  expect(await names(true)).toEqual([{ name: 'by-drizzle' }, { name: 'by-rate-limiter' }]);
  expect(await names(false)).toEqual([]);
  await server.drop();
});

it('a transaction that a read-only server refuses leaves no connection read-only', async () => {
  const server = await copyOnServer();
  const { db, close } = openPostgres(server.url, { connections: 1 });
  const write = () => db.transaction((tx) => tx.delete(products));
  await db.execute(sql`set session characteristics as transaction read only`);

  await expect(write()).rejects.toMatchObject({ cause: { code: '25006' } });
  await write();

  expect(await db.$count(products)).toBe(0);
  await close();
  await server.drop();
});
