import { eq } from 'drizzle-orm';
import { orders } from '../../../src/database/schema';
import { api } from '../../../src/testing/api';
import { setStock, stockOf } from '../../../src/testing/articles-in-stock';
import { achats, karim } from '../../../src/testing/buyers';
import { CapturedOutput } from '../../../src/testing/captured-output';
import type { TestApi } from '../../../src/testing/test-api';
import { bags, soap } from '../../../src/testing/test-buyer';
import type { Terminal } from '../../terminal';
import { readCommand } from '../arguments';
import { runCommand } from '../run-command';

/** Returns what a command writes to both outputs. @param answer typed at its prompt */
export async function outputOf(run: (terminal: Terminal) => Promise<void>, answer = ''): Promise<string> {
  const output = new CapturedOutput();
  const say = (text: string) => {
    output.text += `${text}\n`;
  };
  await run({ output, say, ask: async () => answer });
  return output.text;
}

export const runOrders = ({ database, environment }: TestApi, line: string, answer?: string) =>
  outputOf(
    (terminal) => runCommand(database.db, environment, readCommand(line.split(' ')), terminal),
    answer,
  );

async function stored(orderId: string): Promise<typeof orders.$inferSelect> {
  const [order] = await api.database.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('no such order');
  return order;
}

/** Adds the order's number. */
const named = async ({ orderId }: { readonly orderId: string }) => ({
  orderId,
  number: (await stored(orderId)).number,
});

/** Runs the orders commands for two customers: achats orders on account, karim by card. */
export const desk = {
  /** Deletes all orders, and sets the stock of each ordered article to ten. */
  async clear(): Promise<void> {
    await api.sql('delete from orders');
    for (const { productCode } of [soap, bags]) await setStock(api, productCode, 10);
  },
  run: (line: string, answer?: string) => runOrders(api, line, answer),
  async orderOnAccount() {
    await achats.fillCart([]);
    await achats.fillCart([soap, bags]);
    return named((await achats.orderOnAccount()).data);
  },
  orderByCard: async () => named(await karim.openFormFor([soap])),
  stored,
  stockOf: (code: string) => stockOf(api, code),
};
