import { api } from '../testing/api';
import { address } from '../testing/forms';
import { bags } from '../testing/test-buyer';
import { type Erasure, eraseCustomer } from './erase-person';
import { exportPerson } from './export-person';
import { type Fate, type Table, tablesOfPersons, tablesWithoutPersons } from './testing/column-fates';
import { KnownPerson } from './testing/known-person';

type Row = Readonly<Record<string, unknown>>;

/** Returns all primitive values in a nested value; timestamps in milliseconds. */
function leaves(value: unknown): unknown[] {
  if (value === null || typeof value === 'undefined') return [];
  if (typeof value === 'object') return Object.values(value).flatMap(leaves);
  const isMoment = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);
  return [isMoment ? new Date(value).getTime() : value];
}

let zelie: KnownPerson;
/** Ids of Zélie's account, orders, sessions and emails. */
let ownIds: [string[], string[], string[], string[]];

/** Data found before the erasure, after the erasure and the last email, and ten years later. */
let exported: unknown;
let dataBefore: Map<Table, Row[]>;
let erasure: Erasure;
let dataAfter: Map<Table, Row[]>;
let lastSubject: string | undefined;
let tracesAfterErasure: string[];
let tracesAfterRetention: string[];
beforeAll(async () => {
  zelie = await KnownPerson.register(api);
  await zelie.openOrder();
  await zelie.dayLater();
  await zelie.receiveParcel(await zelie.paidOrder());
  await zelie.writeMessage();
  await zelie.buyer.fillCart([bags]);
  await api.post('/users/lists', { name: 'Chez Zélie', lines: [bags] }, zelie.buyer.token);
  await zelie.askForErasure();
  await api.sql(
    "update customers set account_limit_cents = 123400, blocked_message = 'Facture Quintrec en retard.' where email_address = $1",
    zelie.emailAddress,
  );
  await api.post('/auth/password/reset', { email: zelie.emailAddress });
  const headers = { 'idempotency-key': 'once' };
  await api.call('POST', '/users/addresses', { token: zelie.buyer.token, body: address, headers });
  await api.sendMails();
  const { db } = api.database;
  const { id } = (await api.profile(zelie.buyer.token)).data;
  const idsOf = async (table: string, others = 'false') =>
    (await api.sql<{ id: string }>(`select id from ${table} where customer_id = $1 or ${others}`, id)).map(
      (row) => row.id,
    );
  ownIds = [[id], await idsOf('orders'), await idsOf('sessions'), await idsOf('mails', "kind = 'contact'")];

  exported = await exportPerson(db, zelie.emailAddress.toUpperCase());
  dataBefore = await rowsOfAll();
  erasure = await eraseCustomer(db, id);
  dataAfter = await rowsOfAll();
  lastSubject = (await api.mailsTo(zelie.emailAddress))[0]?.subject;
  await api.cleanUp();
  tracesAfterErasure = await traces();
  await api.sql("update orders set created_at = '2010-06-01'");
  await api.cleanUp();
  tracesAfterRetention = await traces();
});

async function rowsOf({ table, rows }: Table): Promise<Row[]> {
  const condition = rows.replace(/(\w+) = any\(\$(\d)\)/g, '$1 = any($$$2::uuid[])');
  const used = Number(/\$(\d)/.exec(rows)?.[1]);
  const found = await api.sql<{ row: Row }>(
    `select to_jsonb(t) as row from ${table} t where ${condition.replace(/\$\d/, '$1')} order by to_jsonb(t)::text`,
    ownIds[used - 1],
  );
  return found.map(({ row }) => row);
}

async function rowsOfAll(): Promise<Map<Table, Row[]>> {
  const found = new Map<Table, Row[]>();
  for (const table of tablesOfPersons) found.set(table, await rowsOf(table));
  return found;
}

const columns = () =>
  api.sql<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );

/** Returns the columns of the database that contain Zélie's data. */
async function traces(): Promise<string[]> {
  const found = new Set<string>();
  for (const table of new Set((await columns()).map((each) => each.table))) {
    for (const { row } of await api.sql<{ row: Row }>(`select to_jsonb(t) as row from ${table} t`))
      for (const [column, value] of Object.entries(row)) {
        const text = JSON.stringify(value);
        if (KnownPerson.trace.test(text) || text.includes(String(ownIds[0]))) found.add(`${table}.${column}`);
      }
  }
  return [...found].sort();
}

const isPartOf = (fate: Fate, part: string) => fate.split(' ').includes(part);

describe('the personal data of a customer', () => {
  it('has a decided fate in every column of the database', async () => {
    const decided = tablesOfPersons.flatMap((each) =>
      each.fates.map(([column]) => `${each.table}.${column}`),
    );

    const stored = (await columns()).filter(({ table }) => !tablesWithoutPersons.includes(table));

    expect([...new Set(decided)].sort()).toEqual(
      stored.map(({ table, column }) => `${table}.${column}`).sort(),
    );
    expect((await columns()).map(({ table }) => table)).toEqual(expect.arrayContaining(tablesWithoutPersons));
  });

  it('is exported, without password hashes and tokens', () => {
    const words = new Set(leaves(exported));

    for (const [each, stored] of dataBefore) {
      const { table, rows, fates } = each;
      expect([rows, stored.length]).not.toEqual([rows, 0]);
      for (const [column, fate] of fates) {
        const missing = stored.flatMap((row) => leaves(row[column])).filter((value) => !words.has(value));
        if (isPartOf(fate, 'exported')) expect([table, column, missing]).toEqual([table, column, []]);
      }
    }
    expect(JSON.stringify(exported)).not.toMatch(/argon2|hash|token/i);
  });

  it('is erased with the account, except the invoice data of paid orders', () => {
    expect(erasure).toEqual({ outcome: 'erased', keptOrders: 1 });
    for (const [each, rows] of dataAfter) {
      const { table, fates } = each;
      const stays = fates.some(([, fate]) => !isPartOf(fate, 'erased'));
      if (!stays) expect([table, rows]).toEqual([table, []]);
      for (const [column, fate] of fates) {
        const values = leaves(rows.map((row) => row[column]));
        const before = leaves(dataBefore.get(each)?.map((row) => row[column]));
        if (isPartOf(fate, 'erased')) expect([table, column, values]).toEqual([table, column, []]);
        if (isPartOf(fate, 'retained'))
          expect([table, column, values.sort()]).toEqual([table, column, before.sort()]);
      }
    }
  });

  it('is only in columns for invoices once the last email is sent', () => {
    expect(lastSubject).toMatch(/^Votre compte est effacé/);
    const invoice =
      'billing buyer delivery engagement_number purchase_order_number service_code siret vat_number';
    const columns = invoice.split(' ').map((column) => `orders.${column}`);
    expect(tracesAfterErasure).toEqual(['order_documents.name', ...columns]);
  });

  it('stays in a paid order without phone, and is removed from an abandoned order', () => {
    const rows = [...dataAfter].find(([{ table }]) => table === 'orders')?.[1];
    const paid = rows?.find(({ status }) => status === 'PAID');
    const ended = rows?.find(({ status }) => status === 'CANCELLED');

    expect(paid).toMatchObject({
      buyer: {
        firstName: 'Zélie',
        lastName: 'Quintrec',
        companyName: 'Quintrec Propreté',
        customerNumber: 'QUINTREC-zelie',
      },
      billing: { fullName: 'Zélie Quintrec', addressLine1: '3 rue Quintrec', phone: '' },
      delivery: { city: 'Quintrec', postalCode: '69001', phone: '' },
    });
    expect(ended).toMatchObject({ buyer: null, billing: { fullName: '', country: 'FR' } });
    expect(JSON.stringify(ended)).not.toMatch(KnownPerson.trace);
  });

  it('is removed completely after the retention of invoices', () => {
    expect(tracesAfterRetention).toEqual([]);
  });
});
