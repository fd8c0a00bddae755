import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { cacheSize, type EmbeddedClient, withPreparedStatements } from './prepared-statements';

/** On a data folder that is there: to make one takes longer than all of these tests. */
const start = () =>
  PGlite.create({ loadDataDir: new Blob([readFileSync(process.env.TEST_DATABASE_DUMP ?? '')]) });

let plain: PGlite;
let client: EmbeddedClient;
beforeAll(async () => {
  plain = await start();
  await plain.exec('create table things (id int primary key, name text)');
});
beforeEach(async () => {
  await plain.exec('deallocate all; truncate things');
  client = withPreparedStatements(plain);
});
afterAll(() => plain.close());

const known = async () =>
  (
    await plain.query<{ statement: string; asked: number }>(
      'select statement, (generic_plans + custom_plans)::int as asked from pg_prepared_statements order by prepare_time',
    )
  ).rows;

it('a statement with values is parsed once, however often it runs', async () => {
  const text = 'select $1::int + 1 as sum';

  for (const number of [1, 2, 3]) {
    expect((await client.query(text, [number])).rows).toEqual([{ sum: number + 1 }]);
  }

  expect(await known()).toEqual([{ statement: text, asked: 3 }]);
});

it.each([
  ['texts with quotes and null', 'select $1::text as one, $2::text as two', ['l\'eau "de" $1', null]],
  [
    'lists with null',
    'select $1::text[] as some, $2::bool[] as answers',
    [
      ['a', null, 'b,"c'],
      [true, false],
    ],
  ],
  ['no list', 'select $1::text[] as none', [[]]],
  ['moments', 'select $1::timestamptz as at', [new Date('2026-03-29T01:00:00Z')]],
  ['objects', 'select $1::jsonb as object', [{ name: 'été', parts: [1, null] }]],
  [
    'numbers and bytes',
    'select $1::numeric as price, $2::bytea as bytes',
    ['12.5000', new Uint8Array([0, 255])],
  ],
])('results are those of PGlite itself: %s', async (_, text, values) => {
  for (const options of [{}, { rowMode: 'array' }] as const) {
    const { rows, fields } = await client.query(text, values, options);

    expect({ rows, fields }).toEqual(
      await plain.query(text, values, options).then((own) => ({ rows: own.rows, fields: own.fields })),
    );
  }
});

it('a write returns the number of rows', async () => {
  const { affectedRows } = await client.query('insert into things values ($1, $2), ($3, $2)', [1, 'a', 2]);

  expect(affectedRows).toBe(2);
});

it('the most recent statements are cached up to the limit', async () => {
  const textOf = (index: number) => `select $1::int + ${index} as sum`;
  for (let index = 0; index < cacheSize + 20; index += 1) await client.query(textOf(index), [1]);
  await client.query(textOf(0), [1]);

  const texts = (await known()).map(({ statement }) => statement);
  expect(texts).toHaveLength(cacheSize);
  expect(texts).not.toContain(textOf(1));
  expect(texts).toContain(textOf(0));
});

it('a failed statement has its code, and the next one succeeds', async () => {
  const add = (id: number) => client.query('insert into things values ($1, $2)', [id, 'a']);
  await add(1);

  await expect(add(1)).rejects.toMatchObject({ code: '23505' });
  await expect(client.query('select $1 frm things', [1])).rejects.toMatchObject({ code: '42601' });
  await add(2);

  expect((await client.query('select id from things where name = $1 order by id', ['a'])).rows).toEqual([
    { id: 1 },
    { id: 2 },
  ]);
});

it('two callers of the same statement at once get their own results, in a transaction too', async () => {
  const text = 'select $1::text as own';
  const own = async (asked: EmbeddedClient['query']) => {
    const answers = await Promise.all(['one', 'two'].map((value) => asked<{ own: string }>(text, [value])));
    return answers.map(({ rows }) => rows[0]?.own);
  };

  expect(await client.transaction((transaction) => own(transaction.query))).toEqual(['one', 'two']);
  expect(await own(client.query)).toEqual(['one', 'two']);
});

it('a query during a transaction waits for its end and sees what it committed', async () => {
  const count = 'select count(*)::int as count from things where id > $1';
  let outside: Promise<unknown[]> | undefined;

  await client.transaction(async (transaction) => {
    await transaction.query('insert into things values ($1, $2)', [1, 'a']);
    outside = client.query(count, [0]).then(({ rows }) => rows);
    await transaction.query('insert into things values ($1, $2)', [2, 'b']);
  });

  expect(await outside).toEqual([{ count: 2 }]);
});

it('a failed transaction leaves nothing, and an ended one is refused', async () => {
  let ended: EmbeddedClient['query'] = client.query;
  const failing = client.transaction(async (transaction) => {
    ended = transaction.query;
    await transaction.query('insert into things values ($1, $2)', [1, 'a']);
    throw new Error('undone');
  });

  await expect(failing).rejects.toThrow('undone');
  await expect(ended('select $1::int as one', [1])).rejects.toThrow('closed');
  expect((await client.query('select id from things where id > $1', [0])).rows).toEqual([]);
});

it('a closing database answers earlier queries and refuses later ones', async () => {
  const other = await start();
  const closing = withPreparedStatements(other);
  const ask = async (number: number) => (await closing.query('select $1::int as own', [number])).rows[0];

  const before = [ask(1), ask(2), closing.transaction((transaction) => transaction.query('select 3 as own'))];
  const end = closing.close();
  const after = ask(4);

  expect(await Promise.all(before)).toMatchObject([{ own: 1 }, { own: 2 }, { rows: [{ own: 3 }] }]);
  await end;
  await expect(after).rejects.toThrow('closed');
  await expect(ask(5)).rejects.toThrow('closed');
});

it('a statement whose table has changed is parsed again', async () => {
  const everything = async () => (await client.query('select * from things where id > $1', [0])).rows;
  await client.query('insert into things values ($1, $2)', [1, 'a']);
  await everything();
  await plain.exec('alter table things add column size int');

  await expect(everything()).rejects.toMatchObject({ code: '0A000' });
  expect(await everything()).toEqual([{ id: 1, name: 'a', size: null }]);
  await plain.exec('alter table things drop column size');
});

it('two clients of one database use their own statements', async () => {
  const other = withPreparedStatements(plain);
  await client.query('select $1::text as one', ['a']);
  await other.query('select $1::text as two', ['b']);

  expect((await client.query('select $1::text as one', ['c'])).rows).toEqual([{ one: 'c' }]);
});
