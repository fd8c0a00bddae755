import { eq, or } from 'drizzle-orm';
import { mails, orders, sessions } from '../database/schema';
import { createCleanUp } from '../jobs/clean-up';
import { onEachDatabase } from '../testing/databases';
import { address } from '../testing/forms';
import { TestApi } from '../testing/test-api';
import { bags } from '../testing/test-buyer';
import { eraseCustomer } from './erase-person';
import { exportPerson } from './export-person';
import { KnownPerson } from './testing/known-person';

/**
 * What becomes of a column of somebody's row: 'told' stands in the export; 'gone' leaves with the erasure; 'kept' stays
 * as it was, for the books; 'invoice' stays as far as an invoice names it; 'work' steers the shop and says nothing.
 */
type Fate = 'told gone' | 'told kept' | 'told invoice' | 'gone' | 'kept' | 'invoice' | 'work';

interface Table {
  readonly table: string;
  /** Rows of a person; $1 is the account's id, $2 the ids of its orders, $3 those of its sessions, $4 those of its mails. */
  readonly rows: string;
  readonly columns: Readonly<Record<string, Fate>>;
}

/** Every column of the database. A new one has to be decided here, and `exportPerson` and `eraseCustomer` have to do it. */
const people: readonly Table[] = [
  {
    table: 'customers',
    rows: 'id = any($1)',
    columns: {
      id: 'told gone',
      first_name: 'told gone',
      last_name: 'told gone',
      company_name: 'told gone',
      username: 'told gone',
      email_address: 'told gone',
      // It opens the account.
      password_hash: 'gone',
      registration_mark: 'gone',
      discount_rate: 'told gone',
      deferred_payment: 'told gone',
      email_verified_at: 'told gone',
      deletion_requested_at: 'told gone',
      created_at: 'told gone',
    },
  },
  {
    table: 'sessions',
    rows: 'customer_id = any($1)',
    columns: {
      id: 'gone',
      customer_id: 'told gone',
      remember: 'told gone',
      device: 'told gone',
      last_used_at: 'told gone',
      created_at: 'told gone',
      expires_at: 'told gone',
      revoked_at: 'told gone',
    },
  },
  // Hashes of what opens an account, and when they were used.
  {
    table: 'refresh_tokens',
    rows: 'session_id = any($3)',
    columns: { hash: 'gone', session_id: 'gone', parent: 'gone', created_at: 'gone', used_at: 'gone' },
  },
  {
    table: 'link_tokens',
    rows: 'customer_id = any($1)',
    columns: {
      hash: 'gone',
      customer_id: 'told gone',
      purpose: 'told gone',
      expires_at: 'told gone',
      used_at: 'told gone',
    },
  },
  {
    table: 'addresses',
    rows: 'customer_id = any($1)',
    columns: {
      id: 'told gone',
      rank: 'gone',
      customer_id: 'told gone',
      full_name: 'told gone',
      address_line1: 'told gone',
      address_line2: 'told gone',
      postal_code: 'told gone',
      city: 'told gone',
      country: 'told gone',
      phone: 'told gone',
      is_default_shipping: 'told gone',
      is_default_billing: 'told gone',
    },
  },
  {
    table: 'carts',
    rows: 'customer_id = any($1)',
    columns: { customer_id: 'told gone', id: 'gone', lines: 'told gone', order_id: 'told gone' },
  },
  {
    table: 'shopping_lists',
    rows: 'customer_id = any($1)',
    columns: {
      id: 'gone',
      customer_id: 'told gone',
      name: 'told gone',
      lines: 'told gone',
      version: 'gone',
      created_at: 'told gone',
      updated_at: 'told gone',
    },
  },
  {
    table: 'orders',
    rows: 'id = any($2)',
    columns: {
      id: 'told kept',
      number: 'told kept',
      customer_id: 'told gone',
      // Written by the erasure.
      buyer: 'invoice',
      status: 'told kept',
      payment: 'told kept',
      delivery_mode: 'told kept',
      discount_rate: 'told kept',
      delivery_fee_cents: 'told kept',
      amount_cents: 'told kept',
      billing: 'told invoice',
      delivery: 'told invoice',
      purchase_order_number: 'told invoice',
      delivery_instructions: 'told gone',
      cart_id: 'work',
      fingerprint: 'work',
      created_at: 'told kept',
      tried_at: 'told kept',
      paid_at: 'told kept',
      confirmed_at: 'told kept',
      cancelled_at: 'told kept',
      cancellation: 'told kept',
      check_at: 'work',
      checks: 'work',
    },
  },
  {
    table: 'order_lines',
    rows: 'order_id = any($2)',
    columns: {
      order_id: 'told kept',
      position: 'work',
      product_code: 'told kept',
      designation: 'told kept',
      quantity: 'told kept',
      price_ht: 'told kept',
      vat_rate: 'told kept',
      image_url: 'told kept',
      stock_taken: 'work',
    },
  },
  {
    table: 'payment_attempts',
    rows: 'order_id = any($2)',
    columns: {
      id: 'work',
      order_id: 'told kept',
      state: 'told kept',
      form_token: 'gone',
      created_at: 'told kept',
    },
  },
  {
    table: 'payment_events',
    rows: 'order_id = any($2)',
    columns: {
      order_id: 'told kept',
      transaction_uuid: 'told kept',
      detailed_status: 'told kept',
      status: 'told kept',
      amount_cents: 'told kept',
      source: 'told kept',
      received_at: 'told kept',
    },
  },
  {
    table: 'mails',
    rows: 'order_id is null and id = any($4)',
    columns: {
      id: 'gone',
      // Messages of the contact form are exported as such.
      kind: 'gone',
      customer_id: 'told gone',
      content: 'told gone',
      created_at: 'told gone',
      due_at: 'gone',
      attempts: 'gone',
      sent_at: 'told gone',
      refused_at: 'gone',
    },
  },
  // They keep an event of an order from being mailed twice.
  {
    table: 'mails',
    rows: 'order_id = any($2)',
    columns: { order_id: 'told kept', kind: 'told kept', customer_id: 'told gone', created_at: 'told kept' },
  },
  // What a repeated write is answered, for two days: copies of what stands elsewhere.
  {
    table: 'idempotent_answers',
    rows: 'owner = any($1::text[])',
    columns: {
      owner: 'gone',
      key: 'gone',
      request: 'gone',
      status: 'gone',
      body: 'gone',
      started_at: 'gone',
    },
  },
];

/** Tables without people. Counters of tries name hashes, for a quarter of an hour. */
const nobody = [
  'categories',
  'job_leases',
  'pictures',
  'products',
  'search_synonyms',
  'search_words',
  'signing_keys',
  'subcategories',
  'throttles',
];

type Row = Readonly<Record<string, unknown>>;

/** Numbers and words of a value, however deep; moments in ms. */
function leaves(value: unknown): unknown[] {
  if (value === null || typeof value === 'undefined') return [];
  if (typeof value === 'object') return Object.values(value).flatMap(leaves);
  const isMoment = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);
  return [isMoment ? new Date(value).getTime() : value];
}

onEachDatabase(() => {
  let api: TestApi;
  let zelie: KnownPerson;
  /** Accounts, orders, sessions and mails of hers. */
  let hers: [string[], string[], string[], string[]];
  beforeAll(async () => {
    api = await TestApi.open();
    zelie = await KnownPerson.register(api);
    await zelie.openOrder();
    await zelie.dayLater();
    await zelie.paidOrder();
    await zelie.writeMessage();
    await zelie.buyer.fillCart([bags]);
    await api.post('/users/lists', { name: 'Chez Zélie', lines: [bags] }, zelie.buyer.token);
    await zelie.askForErasure();
    await api.post('/auth/password/reset', { email: zelie.emailAddress });
    const headers = { 'idempotency-key': 'once' };
    await api.call('POST', '/users/addresses', { token: zelie.buyer.token, body: address, headers });
    await api.sendMails();
    const { db } = api.database;
    const { id } = (await api.profile(zelie.buyer.token)).data;
    const ids = async (rows: Promise<{ id: string }[]>) => (await rows).map((row) => row.id);
    const ofAccount = eq(mails.customerId, id);
    hers = [
      [id],
      await ids(db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, id))),
      await ids(db.select({ id: sessions.id }).from(sessions).where(eq(sessions.customerId, id))),
      await ids(
        db
          .select({ id: mails.id })
          .from(mails)
          .where(or(ofAccount, eq(mails.kind, 'contact'))),
      ),
    ];
  });
  afterAll(() => api.close());

  async function rowsOf({ table, rows }: Table): Promise<Row[]> {
    const condition = rows.replace(/(\w+) = any\(\$(\d)\)/g, '$1 = any($$$2::uuid[])');
    const used = Number(/\$(\d)/.exec(rows)?.[1]);
    const { rows: found } = await api.database.sql.query({
      text: `select to_jsonb(t) as row from ${table} t where ${condition.replace(/\$\d/, '$1')} order by to_jsonb(t)::text`,
      values: [hers[used - 1]],
    });
    return (found as { row: Row }[]).map(({ row }) => row);
  }

  async function columns(): Promise<{ table: string; column: string }[]> {
    const { rows } = await api.database.sql.query({
      text: `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' order by 1, 2`,
    });
    return rows as { table: string; column: string }[];
  }

  /** Columns of the whole database in which something of hers is to be read. */
  async function traces(): Promise<string[]> {
    const found = new Set<string>();
    for (const table of new Set((await columns()).map((each) => each.table))) {
      const { rows } = await api.database.sql.query({ text: `select to_jsonb(t) as row from ${table} t` });
      for (const { row } of rows as { row: Row }[]) {
        for (const [column, value] of Object.entries(row)) {
          const text = JSON.stringify(value);
          if (KnownPerson.trace.test(text) || text.includes(String(hers[0]))) found.add(`${table}.${column}`);
        }
      }
    }
    return [...found].sort();
  }

  const isPartOf = (fate: Fate, part: string) => fate.split(' ').includes(part);

  describe('the data of a customer', () => {
    it('is decided for every column of the database', async () => {
      const decided = people.flatMap(({ table, columns }) =>
        Object.keys(columns).map((column) => `${table}.${column}`),
      );

      const stored = (await columns()).filter(({ table }) => !nobody.includes(table));

      expect([...new Set(decided)].sort()).toEqual(
        stored.map(({ table, column }) => `${table}.${column}`).sort(),
      );
      expect((await columns()).map(({ table }) => table)).toEqual(expect.arrayContaining(nobody));
    });

    it('is told by the export, without what opens the account', async () => {
      const told = await exportPerson(api.database.db, zelie.emailAddress.toUpperCase());
      const words = new Set(leaves(told));

      for (const table of people) {
        const rows = await rowsOf(table);
        expect([table.rows, rows.length]).not.toEqual([table.rows, 0]);
        for (const [column, fate] of Object.entries(table.columns)) {
          const values = rows.flatMap((row) => leaves(row[column]));
          const missing = values.filter((value) => !words.has(value));
          if (isPartOf(fate, 'told'))
            expect([table.table, column, missing]).toEqual([table.table, column, []]);
        }
      }
      expect(JSON.stringify(told)).not.toMatch(/argon2|hash|token/i);
    });

    it('goes with the account; sales keep what an invoice needs, for ten years', async () => {
      const { db } = api.database;
      const before = new Map<Table, Row[]>();
      for (const table of people) before.set(table, await rowsOf(table));

      const erasure = await eraseCustomer(db, String(hers[0]));
      const afterwards = new Map<Table, Row[]>();
      for (const table of people) afterwards.set(table, await rowsOf(table));

      expect(erasure).toEqual({ outcome: 'erased', keptOrders: 1 });
      for (const [{ table, columns }, rows] of afterwards) {
        const stays = Object.values(columns).some((fate) => !isPartOf(fate, 'gone'));
        if (!stays) expect([table, rows]).toEqual([table, []]);
        for (const [column, fate] of Object.entries(columns)) {
          const values = rows.map((row) => row[column]);
          const former = [...before]
            .find(([each]) => each.columns === columns)?.[1]
            .map((row) => row[column]);
          if (isPartOf(fate, 'gone')) expect([table, column, leaves(values)]).toEqual([table, column, []]);
          if (isPartOf(fate, 'kept'))
            expect([table, column, leaves(values).sort()]).toEqual([table, column, leaves(former).sort()]);
        }
      }
    });

    it('is found nowhere else once the last letter has gone', async () => {
      const [letter] = await api.mailsTo(zelie.emailAddress);
      await createCleanUp(api.database.db, api.app.log)();

      const left = await traces();

      expect(letter?.subject).toMatch(/^Votre compte est effacé/);
      expect(left).toEqual([
        'orders.billing',
        'orders.buyer',
        'orders.delivery',
        'orders.purchase_order_number',
      ]);
    });

    it('stands on an invoice without phone, and on none of an order that was never paid', async () => {
      const rows = await rowsOf(people.find(({ table }) => table === 'orders') as Table);

      const paid = rows.find(({ status }) => status === 'PAID');
      const ended = rows.find(({ status }) => status === 'CANCELLED');

      expect(paid).toMatchObject({
        buyer: { firstName: 'Zélie', lastName: 'Quintrec', companyName: 'Quintrec Propreté' },
        billing: { fullName: 'Zélie Quintrec', addressLine1: '3 rue Quintrec', phone: '' },
        delivery: { city: 'Quintrec', postalCode: '69001', phone: '' },
      });
      expect(ended).toMatchObject({ buyer: null, billing: { fullName: '', country: 'France' } });
      expect(JSON.stringify(ended)).not.toMatch(KnownPerson.trace);
    });

    it('is nowhere at all when the books need it no more', async () => {
      const { db } = api.database;
      await db.update(orders).set({ createdAt: new Date('2010-06-01') });

      await createCleanUp(db, api.app.log)();

      expect(await traces()).toEqual([]);
    });
  });
});
