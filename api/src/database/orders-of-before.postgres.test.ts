import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { emptyOnServer } from '../testing/template-database';

const folder = join(__dirname, '../../migrations');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort();
const before = files.filter((file) => file < '0004');
const since = files.filter((file) => file >= '0004');

async function apply(database: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await database.query(readFileSync(join(folder, name), 'utf8'));
}

const customer = '00000000-0000-4000-8000-000000000001';
const order = (n: number) => `00000000-0000-4000-8000-0000000000${10 + n}`;

/** As the shop stored it when one order took the place of another, and attempts were what the provider was asked about. */
async function store(database: pg.Client, n: number, fields: Record<string, string>): Promise<void> {
  const values: Record<string, string> = {
    id: `'${order(n)}'`,
    number: `'CMD-${n}'`,
    customer_id: `'${customer}'`,
    status: `'PAYMENT_PENDING'`,
    payment: `'card'`,
    delivery_mode: `'standard'`,
    discount_rate: '0',
    delivery_fee_cents: '0',
    amount_cents: '100',
    billing: `'{}'`,
    delivery: `'{}'`,
    cart_version: 'gen_random_uuid()',
    ...fields,
  };
  await database.query(
    `insert into orders (${Object.keys(values).join(', ')}) values (${Object.values(values).join(', ')})`,
  );
}

describe('an operator who brings a database up to date', () => {
  it('finds the orders of before in the states of today, none of them lost', async () => {
    const { url, drop } = await emptyOnServer();
    const database = new pg.Client(url);
    await database.connect();
    await apply(database, before);
    await database.query(
      `insert into customers (id, first_name, last_name, company_name, username, email_address, password_hash) values ('${customer}', 'a', 'b', 'c', 'd', 'e', 'f')`,
    );
    await store(database, 1, {});
    await store(database, 2, { replaced_at: 'now()' });
    await store(database, 3, { status: `'PAID'`, paid_at: 'now()', replaced_at: 'now()' });
    await store(database, 4, { status: `'PAID'`, paid_at: 'now()', confirmed_at: 'now()' });
    await store(database, 5, { status: `'CANCELLED'` });
    await store(database, 6, { payment: `'deferred'` });
    await database.query(
      `insert into payment_events (order_id, transaction_uuid, detailed_status, status, amount_cents, source) values ('${order(1)}', 'x', 'REFUSED', 'UNPAID', 100, 'notification')`,
    );

    await apply(database, since);

    const { rows } = await database.query(
      `select number, status, cancellation, tried_at is not null as tried, check_at is not null as asked from orders order by number`,
    );
    await database.end();
    await drop();
    expect(rows).toEqual([
      { number: 'CMD-1', status: 'PAYMENT_PENDING', cancellation: null, tried: true, asked: true },
      { number: 'CMD-2', status: 'CANCELLED', cancellation: 'abandoned', tried: false, asked: true },
      { number: 'CMD-3', status: 'PAID', cancellation: null, tried: true, asked: true },
      { number: 'CMD-4', status: 'PAID', cancellation: null, tried: true, asked: false },
      { number: 'CMD-5', status: 'CANCELLED', cancellation: 'company', tried: false, asked: false },
      { number: 'CMD-6', status: 'PAYMENT_PENDING', cancellation: null, tried: false, asked: false },
    ]);
  });
});
