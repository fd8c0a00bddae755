import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { withDatabase } from '../../tools/setup/database.mjs';
import { startTestPostgres } from '../../tools/setup/postgres.mjs';
import { passesOnPostgres } from './jest/run';
import { type Buyer, registerBuyer, signInBuyer } from './orders-kill/buyers';
import { makeServers } from './orders-kill/servers';
import { playCases } from './report/play';

const callsAtOnce = 50;
const carts = 20;
/** A customer may order 100 times in 15 minutes, and one alone pays on account. */
const cartsOnAccount = 2;

/** What is stored of a buyer's cart. */
const storedOf = (url: string, cart: number, { name }: Buyer, ids: readonly string[]) =>
  withDatabase({ DATABASE_URL: url }, async (query) => ({
    orders: await query<{ id: string }>(
      `select id from orders o where exists (select from order_lines l where l.order_id = o.id and l.quantity = $1)
      and customer_id = (select id from customers where email_address = $2 or username = $2)`,
      [cart, name],
    ),
    emails: await query<{ times: number }>(
      'select kind, count(*)::int as times from mails where order_id = any($1::uuid[]) group by kind',
      [ids],
    ),
  }));

/** Two API processes on one PostgreSQL; for each cart 50 calls at once, half to each: one order, one email of each kind. */
async function parallel(): Promise<string[]> {
  const server = await startTestPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-payments-'));
  const one = await makeServers(join(folder, 'one'), server.url);
  const other = await makeServers(join(folder, 'other'), server.url, one.sandbox);
  try {
    await one.sandbox.start();
    await one.api.start();
    await other.api.start();
    const onAccount = await signInBuyer(one, 'achats', 'deferred');
    const faults: string[] = [];
    for (let cart = 1; cart <= carts; cart += 1) {
      const byCard = await registerBuyer(one, 'notified');
      for (const buyer of cart <= cartsOnAccount ? [byCard, onAccount] : [byCard]) {
        const ids = await buyer.orderAtOnce(cart, callsAtOnce, [one.api.url, other.api.url]);
        const { orders, emails } = await storedOf(server.url, cart, buyer, ids);
        if (ids.length !== 1 || orders.length !== 1 || emails.some(({ times }) => times !== 1))
          faults.push(`${buyer.kind}, cart ${cart}: ${ids.length} orders answered, ${orders.length} stored`);
      }
    }
    return faults;
  } finally {
    await other.api.stop();
    await one.api.stop();
    await one.sandbox.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const byJest = async (test: string, variables: NodeJS.ProcessEnv = {}) =>
  (await passesOnPostgres(test, variables)) ? [] : ['a test fails'];

/** 1,000 random histories, in pieces of a seed each; 74 forged proofs; 20 carts of 50 calls at once. */
const pieces = [
  ...Array.from({ length: 10 }, (_, index) => {
    const variables = { PAYMENT_HISTORIES: '100', PAYMENT_SEED: String(index + 1) };
    return { name: `random ${index + 1}`, play: () => byJest('checkout/random-payments', variables) };
  }),
  { name: 'forged', play: () => byJest('checkout/forged-proofs') },
  { name: 'parallel', play: parallel },
];

/**
 * Plays random histories of payments, forged proofs and calls at once; `chosen`: words of the pieces' names.
 * True when all are good.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  await ensureBuilt(['api', 'payment-sandbox']);
  return playCases(pieces, chosen, {}, ({ play }) => play());
}
