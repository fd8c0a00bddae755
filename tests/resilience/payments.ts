import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { withDatabase } from '../../tools/setup/database.mjs';
import { startTestPostgres } from '../../tools/setup/postgres.mjs';
import { runOnPostgres } from './api-tests/run-on-postgres';
import { registerBuyer, signInBuyer } from './orders-kill/meet-buyers';
import { makeServers } from './orders-kill/servers';
import { print } from './report/print';

const callsAtOnce = 50;
const carts = 20;
const historiesPerPiece = 100;

/** 1,000 random histories, in pieces of a seed each; 74 forged proofs; 20 carts of 50 calls at once. */
const pieces = [
  ...Array.from({ length: 10 }, (_, index) => ({
    name: `random ${index + 1}`,
    prove: () => random(index + 1),
  })),
  { name: 'forged', prove: () => runOnPostgres('checkout/forged-proofs') },
  { name: 'parallel', prove: parallel },
];

const random = (seed: number) =>
  runOnPostgres('checkout/random-payments', {
    PAYMENT_HISTORIES: String(historiesPerPiece),
    PAYMENT_SEED: String(seed),
  });

const letters = `select kind, count(*)::int as times from mails where order_id = any($1::uuid[]) group by kind`;

/** Two API processes on one PostgreSQL; for each cart 50 calls at once, half to each: one order, one letter of each kind. */
async function parallel(): Promise<boolean> {
  const server = await startTestPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-payments-'));
  const one = await makeServers(join(folder, 'one'), server.url);
  const other = await makeServers(join(folder, 'other'), server.url, one.sandbox);
  try {
    await one.sandbox.start();
    await one.api.start();
    await other.api.start();
    const achats = await signInBuyer(one, 'achats', 'deferred');
    let good = true;
    for (let cart = 1; cart <= carts; cart += 1) {
      // Each customer may ask for 100 forms in 15 minutes.
      const camille = await signInBuyer(one, await registerBuyer(one, `panier-${cart}`), 'notified');
      for (const buyer of [camille, achats]) {
        const { path, ids, statuses } = await buyer.callAtOnce(cart, callsAtOnce, [
          one.api.url,
          other.api.url,
        ]);
        const stored: { orders: { id: string }[]; letters: { times: number }[] } = await withDatabase(
          { DATABASE_URL: server.url },
          async (query) => ({
            orders: await query<{ id: string }>(
              `select id from orders o where exists (select from order_lines l where l.order_id = o.id and l.quantity = $1)
              and customer_id = (select id from customers where email_address = $2 or username = $2)`,
              [cart, buyer.name],
            ),
            letters: await query<{ times: number }>(letters, [ids]),
          }),
        );
        const isOne =
          ids.length === 1 && stored.orders.length === 1 && stored.letters.every(({ times }) => times === 1);
        if (!isOne)
          print(`✗ ${path}, cart ${cart}: ${ids.length} orders answered, ${stored.orders.length} stored`);
        if (cart === 1) print(`  ${path}: ${JSON.stringify(statuses)}`);
        good &&= isOne;
      }
    }
    print(
      `${good ? '✓' : '✗'} ${carts} carts × ${callsAtOnce} calls at once by card and on account, two processes: one order each`,
    );
    return good;
  } finally {
    await other.api.stop();
    await one.api.stop();
    await one.sandbox.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Plays random histories of payments, forged proofs and calls at once; `chosen`: words of the pieces' names.
 * True when all are good.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  await ensureBuilt(['api', 'payment-sandbox']);
  const wanted = pieces.filter(({ name }) => chosen.every((word) => name.split(' ').includes(word)));
  let good = 0;
  for (const { prove: play } of wanted) if (await play()) good += 1;
  print(`${good} of ${wanted.length} pieces good`);
  return good === wanted.length;
}
