import type { ChildProcess } from 'node:child_process';
import type { Tokens } from 'shared-contracts/api/auth';
import { addCustomers, address, demoPassword, usernameOf } from '../bench/api/customers.ts';
import { messageOf } from './report/message-of';
import { print } from './report/print';
import { type LoadedShop, startLoadedShop } from './server-rendering/shop';

const seconds = 600;
const visitors = 4;
/** Who order in turn: one may place 100 orders in 15 minutes. */
const buyers = 300;
const article = 'NS-5L-E';
const watched = ['api', 'shell'] as const;

type Kind = 'list' | 'product' | 'order';

interface Seen extends Record<Kind, number> {
  index: number;
  readonly errors: string[];
}

/** MB of a server's main thread after a forced collection. */
async function heapOf(child: ChildProcess): Promise<number> {
  const told = new Promise<{ heapUsed: number }>((resolve) =>
    child.once('message', (message) => resolve(Object(message))),
  );
  child.send('heap');
  return Math.round(((await told).heapUsed / 1e6) * 10) / 10;
}

const heapsOf = async ({ childOf }: LoadedShop) => ({
  api: await heapOf(childOf('api')),
  shell: await heapOf(childOf('shell')),
});

async function call<Data>(
  url: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<Data> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  return JSON.parse(answer.headers.get('content-type')?.includes('json') ? text : JSON.stringify(text));
}

/** Somebody who orders on account, one cart after the other, and signs in before the first. */
function buyer(api: string, username: string): () => Promise<void> {
  let known: Awaited<ReturnType<typeof signedIn>> | undefined;
  async function signedIn() {
    const { access_token: token } = await call<Tokens>(`${api}/auth/login`, {
      body: { username, password: demoPassword },
    });
    const { id } = await call<{ id: string }>(`${api}/users/addresses`, { token, body: address });
    return { token, choice: { billingAddressId: id, deliveryAddressId: id, deliveryMode: 'retailer' } };
  }
  let before = Promise.resolve();
  return () => {
    // One cart at a time, as one customer has it.
    before = before
      .catch(() => {})
      .then(async () => {
        known ??= await signedIn();
        const { token, choice } = known;
        await call(`${api}/cart/add`, { token, body: [{ productCode: article, quantity: 1 }] });
        await call(`${api}/purchase/createDeferredPayment`, { token, body: choice });
      });
    return before;
  };
}

/** 7 of 10 are lists, 2 products, 1 an order; pages of the shell and calls of the API in turn. */
async function mixOf({
  shell,
  api,
}: LoadedShop): Promise<(index: number) => readonly [Kind, () => Promise<unknown>]> {
  const categories = await call<unknown[]>(`${api}/products/categories`);
  const sitemap = await call<string>(`${shell}/sitemap.xml`);
  const pages = [...sitemap.matchAll(/<loc>[^<]*?(\/category-product[^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const lists = pages.filter((path) => path.split('/').length < 5);
  const products = pages.filter((path) => path.split('/').length === 5);
  const orders = Array.from({ length: buyers }, (_, index) => buyer(api, usernameOf(index + 1)));
  const pick = <Each>(all: readonly Each[], index: number) => all[index % all.length] as Each;
  print(`  ${categories.length} categories, ${lists.length} lists, ${products.length} products`);
  return (index) => {
    const turn = index % 10;
    const round = Math.floor(index / 10);
    if (turn === 9) return ['order', pick(orders, round)];
    const isPage = round % 2 === 0;
    if (turn >= 7) {
      const path = pick(products, round * 2 + turn);
      const code = path.split('/').at(-1);
      return ['product', () => call(isPage ? shell + path : `${api}/products/${code}`)];
    }
    const path = pick(lists, round * 7 + turn);
    return ['list', () => call(isPage ? shell + path : `${api}/products?limit=50`)];
  };
}

async function loadFor(seconds: number, mix: Awaited<ReturnType<typeof mixOf>>, seen: Seen): Promise<void> {
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (performance.now() < end) {
        const [kind, visit] = mix(seen.index);
        seen.index += 1;
        seen[kind] += 1;
        await visit().catch((error) => seen.errors.push(messageOf(error)));
      }
    }),
  );
}

/**
 * Lists, products and orders over the whole shop for 10 minutes, with the heap of API and shell after a forced
 * collection when a fifth is over and at the end. True without any error, and with heaps within 10 %.
 */
export async function prove(): Promise<boolean> {
  process.env.NODE_OPTIONS = `--import ${new URL('load/report-heap.mjs', import.meta.url).href}`;
  const shop = await startLoadedShop({ prepare: (query) => addCustomers(query, buyers) });
  try {
    const mix = await mixOf(shop);
    const seen: Seen = { index: 0, errors: [], list: 0, product: 0, order: 0 };
    await loadFor(seconds / 5, mix, seen);
    const before = await heapsOf(shop);
    await loadFor((seconds * 4) / 5, mix, seen);
    const after = await heapsOf(shop);
    const { list, product, order, errors } = seen;
    print(`  in ${seconds} s: ${list} lists, ${product} products, ${order} orders`);
    print(
      `${errors.length === 0 ? '✓' : '✗'} errors: ${errors.length} ${[...new Set(errors)].slice(0, 3).join('; ')}`,
    );
    const within = watched.map((name) => {
      const isWithin = after[name] <= before[name] * 1.1;
      print(`${isWithin ? '✓' : '✗'} heap of ${name}: ${before[name]} MB, at the end ${after[name]} MB`);
      return isWithin;
    });
    return errors.length === 0 && within.every(Boolean);
  } finally {
    await shop.stop();
  }
}
