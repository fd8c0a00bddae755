import { randomUUID } from 'node:crypto';
import { nextCursorHeader } from 'shared-contracts/api/headers';
import { cleanUp } from '../jobs/clean-up';
import { eraseMessages } from '../personal-data/erase-person';
import { api, openWith } from '../testing/api';
import { rowsRead, type Statement } from '../testing/articles-read';
import { addOrders } from '../testing/many-orders';

describe('a customer with fifty thousand orders', () => {
  let camille: string;
  const issued: Statement[] = [];
  openWith({ queries: { logQuery: (text, values) => issued.push({ text, values }) } });
  beforeAll(async () => {
    camille = await api.tokenOf('camille');
    await addOrders(api.database.db, 50_000);
    await api.sql(
      "insert into payment_attempts (order_id, state) select id, 'closed' from orders where number like 'OLD-%'",
    );
    await api.sql('analyze payment_attempts');
  });

  /** Requests a page; returns the rows that its order queries read, and the cursor of the next page. */
  async function rowsReadBy(path: string) {
    issued.length = 0;
    const { status, headers } = await api.get(path, camille);
    expect(status).toBe(200);
    const queries = issued.filter(({ text }) => /from "orders"/.test(text));
    const read = { orders: 0, order_lines: 0, payment_attempts: 0, next: headers[nextCursorHeader] };
    for (const query of queries) {
      read.orders += await rowsRead(api.database.sql, query, 'orders');
      read.order_lines += await rowsRead(api.database.sql, query, 'order_lines');
      read.payment_attempts += await rowsRead(api.database.sql, query, 'payment_attempts');
    }
    return read;
  }

  it.each([
    ['', 60],
    ['?status=CANCELLED', 60],
    ['?status=PAID', 60],
    ['?month=2025-05', 60],
    ['?q=enfoui', 1_100],
    ['?q=old-49999', 1_100],
    ['?q=nettoyant', 1_100],
    ['?q=enfoui&status=CANCELLED', 1_100],
    ['?q=enfoui&month=2025-06', 1_100],
  ])('gets /orders%s and the next page from an index, reading at most %i orders', async (query, most) => {
    const first = await rowsReadBy(`/orders${query}`);
    const next = await rowsReadBy(`/orders${query}${query ? '&' : '?'}cursor=${first.next}`);

    for (const { orders, order_lines, payment_attempts } of [first, next]) {
      expect(payment_attempts).toBe(0);
      expect(orders).toBeLessThanOrEqual(most);
      expect(order_lines).toBeLessThanOrEqual(2 * most);
    }
  });

  it('has emails that the clean-up, a new password and an erasure do not read', async () => {
    await api.sql(
      "insert into mails (kind, order_id, created_at, sent_at) select 'order-paid', id, created_at, created_at from orders where number like 'OLD-%'",
    );
    await api.sql('analyze mails');
    issued.length = 0;

    await cleanUp(api.database.db, api.app.log, api.environment.settings);
    await api.post('/auth/password/reset', { email: 'karim@hotel-lumiere.example' });
    await api.sendMails();
    await eraseMessages(api.database.db, 'karim@hotel-lumiere.example');

    // The foreign key's own statement is not logged.
    issued.push({ text: 'delete from mails where customer_id = $1', values: [randomUUID()] });
    const read = [];
    for (const statement of issued.filter(({ text }) => /(from|update) "?mails/.test(text)))
      read.push([statement.text, (await rowsRead(api.database.sql, statement, 'mails')) > 100]);
    expect(read.length).toBeGreaterThan(8);
    expect(read.filter(([, many]) => many)).toEqual([]);
  });
});
