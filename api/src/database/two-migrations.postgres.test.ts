import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { buildProgram } from '../testing/api-process';
import { emptyOnServer, type ServerDatabase } from '../testing/template-database';

const program = join(__dirname, '../../dist/migrate.mjs');

let database: ServerDatabase;
/** Holds a lock. */
let locker: pg.Client;
let observer: pg.Client;

beforeAll(async () => {
  buildProgram();
  database = await emptyOnServer();
  locker = new pg.Client({ connectionString: database.url });
  observer = new pg.Client({ connectionString: database.url });
  await Promise.all([locker.connect(), observer.connect()]);
});
afterAll(async () => {
  await Promise.all([locker.end(), observer.end()]);
  await database.drop();
});

const migrate = () => {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: database.url };
  return promisify(execFile)(process.execPath, [program], { env });
};
/** Resolves when this many connections have waited for a lock longer than the timeout. */
const waiting = async (count: number) => {
  const text = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and now() - query_start > interval '0.3 seconds'`;
  while ((await observer.query(text)).rows[0].count < count);
};

it('two concurrent migrations of one database wait for locks and for each other without the statement timeout', async () => {
  await locker.query(
    `alter database "${new URL(database.url).pathname.slice(1)}" set statement_timeout = 200`,
  );
  await locker.query('create schema drizzle');
  await locker.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  await locker.query('begin; lock table drizzle.__drizzle_migrations');

  const both = Promise.all([migrate(), migrate()]);
  await Promise.race([waiting(2), both]);
  await locker.query('commit');
  const messages = (await both).map(({ stderr }) => stderr).sort();

  expect(messages).toEqual([
    'La base de données est à jour.\n',
    'Une autre migration de la base est en cours : attente de sa fin.\nLa base de données est à jour.\n',
  ]);
  expect((await locker.query('select * from products')).rows).toEqual([]);
});
