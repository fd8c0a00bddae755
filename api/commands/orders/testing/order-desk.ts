import { eq } from 'drizzle-orm';
import { orders } from '../../../src/database/schema';
import { setStock, stockOf } from '../../../src/testing/articles-in-stock';
import { CapturedOutput } from '../../../src/testing/captured-output';
import { TestApi } from '../../../src/testing/test-api';
import { bags, soap, TestBuyer } from '../../../src/testing/test-buyer';
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

interface DeskOrder {
  readonly orderId: string;
  readonly number: string;
}

/** Runs the orders commands for two customers: achats orders on account, karim by card. */
export class OrderDesk {
  private constructor(
    readonly api: TestApi,
    readonly achats: TestBuyer,
    readonly karim: TestBuyer,
  ) {}

  static async open(): Promise<OrderDesk> {
    const api = await TestApi.open();
    return new OrderDesk(api, await TestBuyer.signIn(api, 'achats'), await TestBuyer.signIn(api, 'karim'));
  }

  /** Deletes all orders, and sets the stock of each ordered article to ten. */
  async clear(): Promise<void> {
    const { db } = this.api.database;
    await db.delete(orders);
    for (const { productCode } of [soap, bags]) await setStock(this.api, productCode, 10);
  }

  run(line: string, answer?: string): Promise<string> {
    return runOrders(this.api, line, answer);
  }

  async orderOnAccount(): Promise<DeskOrder> {
    await this.achats.fillCart([]);
    await this.achats.fillCart([soap, bags]);
    return this.named((await this.achats.orderOnAccount()).data);
  }

  async orderByCard(): Promise<DeskOrder> {
    return this.named(await this.karim.openFormFor([soap]));
  }

  private async named({ orderId }: { readonly orderId: string }): Promise<DeskOrder> {
    return { orderId, number: (await this.stored(orderId)).number };
  }

  async stored(orderId: string): Promise<typeof orders.$inferSelect> {
    const [order] = await this.api.database.db.select().from(orders).where(eq(orders.id, orderId));
    if (!order) throw new Error('no such order');
    return order;
  }

  stockOf(code: string): Promise<number | null> {
    return stockOf(this.api, code);
  }
}
