import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { customers, orderLines, orders } from '../../src/database/schema';
import { soap } from '../../src/testing/test-buyer';
import { OrderDesk } from './testing/order-desk';

let desk: OrderDesk;
const folder = mkdtempSync(join(tmpdir(), 'boutique-orders-'));
beforeAll(async () => {
  desk = await OrderDesk.open();
});
afterAll(async () => {
  await desk.api.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => desk.clear());

describe('whoever keeps the books', () => {
  type Row = Record<string, string>;
  const cents = (amount = '') => Math.round(Number(amount.replace(',', '.')) * 100);
  const read = (text: string) => parse<Row>(text, { delimiter: ';', bom: true, columns: true });

  async function exported(from: string, to: string): Promise<Row[]> {
    const file = join(folder, `${from}-${to}-${Math.random()}.csv`);
    await desk.run(`export --from ${from} --to ${to} --file ${file}`);
    return read(readFileSync(file, 'utf8'));
  }

  const placedAt = async (moment: string) => {
    const orderId = await desk.orderOnAccount();
    await desk.api.database.db
      .update(orders)
      .set({ createdAt: new Date(moment) })
      .where(eq(orders.id, orderId));
    return desk.numberOf(orderId);
  };

  it('reads amounts that add up, by VAT rate', async () => {
    const orderId = await desk.orderOnAccount();
    await desk.api.database.db
      .update(orderLines)
      .set({ vatRate: 5.5 })
      .where(eq(orderLines.productCode, soap.productCode));
    const { amountCents, deliveryFeeCents } = await desk.stored(orderId);

    const [row = {}] = await exported('2020-01-01', '2099-12-31');

    const sum = (name: RegExp) =>
      Object.keys(row)
        .filter((key) => name.test(key))
        .reduce((all, key) => all + cents(row[key]), 0);
    expect(Object.keys(row).filter((key) => /^TVA /.test(key))).toHaveLength(2);
    expect(sum(/^Base HT /)).toBe(sum(/^Articles HT$/));
    expect(sum(/^Livraison/)).toBe(deliveryFeeCents);
    expect(cents(row['Total TTC'])).toBe(amountCents);
    expect(row['Total TTC']).toMatch(/^\d+,\d{2}$/);
  });

  it('gets the orders of whole days of Paris, the first and the last one included', async () => {
    const before = await placedAt('2026-03-28T22:59:59.999Z');
    const first = await placedAt('2026-03-28T23:00:00Z');
    const last = await placedAt('2026-03-29T21:59:59.999Z');
    const after = await placedAt('2026-03-29T22:00:00Z');

    // The clock goes forward in this night: the day has 23 hours.
    const numbers = (await exported('2026-03-29', '2026-03-29')).map((row) => row.Commande);

    expect(numbers).toEqual([first, last]);
    expect(numbers).not.toContain(before);
    expect(numbers).not.toContain(after);
  });

  it('gets a name that looks like a formula as a text', async () => {
    await desk.orderOnAccount();
    const dangerous = '=HYPERLINK("http://x.example";"a")';
    const achatsOnly = eq(customers.username, 'achats');
    await desk.api.database.db.update(customers).set({ companyName: dangerous }).where(achatsOnly);

    const [row] = await exported('2020-01-01', '2099-12-31');

    expect(row?.Société).toBe(`'${dangerous}`);
  });

  it('finds what the customer wrote on an order, as text', async () => {
    const orderId = await desk.orderOnAccount();
    const purchaseOrderNumber = '=1+1';
    const deliveryInstructions = 'Quai B; sonner "deux" fois';
    await desk.api.database.db
      .update(orders)
      .set({ purchaseOrderNumber, deliveryInstructions })
      .where(eq(orders.id, orderId));

    const [row] = await exported('2020-01-01', '2099-12-31');

    expect(row?.['Numéro de bon de commande du client']).toBe("'=1+1");
    expect(row?.['Consignes de livraison']).toBe(deliveryInstructions);
  });

  it('gets every order once, though there are more than a page holds', async () => {
    const orderId = await desk.orderOnAccount();
    await desk.api.database.db.execute(sql`
        insert into orders select (copy).* from orders o,
          generate_series(1, 1200) n,
          lateral (select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 'CMD-' || n,
            'cart_id', gen_random_uuid()))) as copy) made
        where o.id = ${orderId}`);

    const numbers = (await exported('2020-01-01', '2099-12-31')).map((row) => row.Commande);

    expect(numbers).toHaveLength(1201);
    expect(new Set(numbers).size).toBe(1201);
  });

  it('begins with the mark by which Excel knows UTF-8, and never replaces a file', async () => {
    const file = join(folder, 'books.csv');
    rmSync(file, { force: true });
    await desk.run(`export --from 2026-01-01 --to 2026-01-31 --file ${file}`);
    const written = readFileSync(file);

    const again = desk.run(`export --from 2026-01-01 --to 2026-01-31 --file ${file}`);

    await expect(again).rejects.toThrow(/existe déjà/);
    expect([...written.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(readFileSync(file)).toEqual(written);
  });

  it('is told when a file cannot be written', async () => {
    const file = join(folder, 'no-folder/books.csv');

    await expect(desk.run(`export --from 2026-01-01 --to 2026-01-31 --file ${file}`)).rejects.toThrow(
      /ne peut pas être écrit/,
    );
  });
});
