import { eq } from 'drizzle-orm';
import { type Order, orders } from '../../../src/database/schema';
import { api } from '../../../src/testing/api';
import { setStock, stockOf } from '../../../src/testing/articles-in-stock';
import { achats, karim } from '../../../src/testing/buyers';
import { CapturedOutput } from '../../../src/testing/captured-output';
import { bags, soap } from '../../../src/testing/test-buyer';
import type { Terminal } from '../../terminal';
import { readCommand } from '../arguments';

/** Returns what a command writes to both outputs. @param answer typed at its prompt */
export async function outputOf(run: (terminal: Terminal) => Promise<void>, answer = ''): Promise<string> {
  const output = new CapturedOutput();
  const say = (text: string) => {
    output.text += `${text}\n`;
  };
  await run({ output, say, ask: async () => answer });
  return output.text;
}

async function stored(orderId: string): Promise<Order> {
  const [order] = await api.database.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('no such order');
  return order;
}

/** Runs the orders commands for two customers: achats orders on account, karim by card. */
export const desk = {
  /** Deletes all orders and emails, and sets the stock of each ordered article to ten. */
  async clear(): Promise<void> {
    await api.sql('with o as (delete from orders) delete from mails');
    for (const { productCode } of [soap, bags]) await setStock(api, productCode, 10);
  },
  run(line: string, answer?: string): Promise<string> {
    const { database, environment } = api;
    const command = readCommand(line.split(' '));
    return outputOf((terminal) => command(database.db, terminal, environment), answer);
  },
  async orderOnAccount() {
    const { id: orderId, orderNumber: number } = await achats.buyOnAccount([soap, bags]);
    return { orderId, number };
  },
  async orderByCard() {
    const { orderId } = await karim.openFormFor([soap]);
    return { orderId, number: (await stored(orderId)).number };
  },
  stored,
  stockOf: (code: string) => stockOf(api, code),
};
