import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { api } from '../../src/testing/api';
import { soap } from '../../src/testing/test-buyer';
import { desk } from './testing/order-desk';

const folder = temporaryFolder();
beforeEach(() => desk.clear());

describe('orders export', () => {
  type Row = Record<string, string>;
  const cents = (amount = '') => Math.round(Number(amount.replace(',', '.')) * 100);
  const read = (text: string) => parse<Row>(text, { delimiter: ';', bom: true, columns: true });

  async function exported(from: string, to: string): Promise<Row[]> {
    const file = join(folder, `${from}-${to}-${Math.random()}.csv`);
    await desk.run(`export --from ${from} --to ${to} --file ${file}`);
    return read(readFileSync(file, 'utf8'));
  }

  const placedAt = async (moment: string) => {
    const { orderId, number } = await desk.orderOnAccount();
    await api.sql('update orders set created_at = $2 where id = $1', orderId, moment);
    return number;
  };

  it('contains amounts by VAT rate that add up to the total, and texts that no spreadsheet computes or converts', async () => {
    await api.sql(
      `update products set vat_rate = 5.5, labelling = '{"ecoParticipation":0.17}' where code = $1`,
      soap.productCode,
    );
    const { orderId } = await desk.orderOnAccount();
    await api.sql(
      "update customers set company_name = '=2+2', customer_number = '000104' where username = 'achats'",
    );
    await api.sql('update orders set cancelled_cents = 1250 where id = $1', orderId);
    const { amountCents, deliveryFeeCents } = await desk.stored(orderId);

    const [row = {}] = await exported('2020-01-01', '2099-12-31');

    const sum = (name: RegExp) =>
      Object.keys(row)
        .filter((key) => name.test(key))
        .reduce((all, key) => all + cents(row[key]), 0);
    expect(Object.keys(row).filter((key) => /^TVA /.test(key))).toHaveLength(2);
    expect(sum(/^Base HT /)).toBe(sum(/^Articles HT$/));
    expect(sum(/^dont éco-participation HT$/)).toBe(17 * soap.quantity);
    expect(sum(/^Livraison/)).toBe(deliveryFeeCents);
    expect(sum(/^(Articles HT|TVA .*|Livraison .*)$/)).toBe(amountCents);
    expect(cents(row['Total TTC'])).toBe(amountCents);
    expect(row).toMatchObject({
      'Total TTC': expect.stringMatching(/^\d+,\d{2}$/),
      'dont annulé TTC': '12,50',
      Société: "'=2+2",
      'Numéro client': "'000104",
    });
  });

  it('contains the orders of whole days in Paris time, including the first and last day', async () => {
    await placedAt('2026-03-28T22:59:59.999Z');
    const first = await placedAt('2026-03-28T23:00:00Z');
    const last = await placedAt('2026-03-29T21:59:59.999Z');
    await placedAt('2026-03-29T22:00:00Z');

    // Daylight saving time starts in this night: the day has 23 hours.
    const numbers = (await exported('2026-03-29', '2026-03-29')).map((row) => row.Commande);

    expect(numbers).toEqual([first, last]);
  });

  it('contains every order once when there is more than one page', async () => {
    const { orderId } = await desk.orderOnAccount();
    const ids =
      "jsonb_build_object('id', gen_random_uuid(), 'number', 'CMD-' || n, 'cart_id', gen_random_uuid())";
    await api.sql(
      `insert into orders select (copy).* from orders o, generate_series(1, 1200) n,
        lateral (select (jsonb_populate_record(o, ${ids})) as copy) made where o.id = $1`,
      orderId,
    );

    const numbers = (await exported('2020-01-01', '2099-12-31')).map((row) => row.Commande);

    expect(numbers).toHaveLength(1201);
    expect(new Set(numbers).size).toBe(1201);
  });

  it('starts with a byte order mark for Excel', async () => {
    const file = join(folder, 'books.csv');

    await desk.run(`export --from 2026-01-01 --to 2026-01-31 --file ${file}`);

    expect([...readFileSync(file).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
