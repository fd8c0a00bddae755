import { setTimeout as pause } from 'node:timers/promises';
import { print } from './report/print';
import { during, type Next, once, processorSeconds, visit } from './server-rendering/load';
import { type Paths, readPaths } from './server-rendering/paths';
import {
  memoryOf,
  moveCatalogue,
  startCatalogue,
  textOf,
  threadsOf,
  untilShown,
} from './server-rendering/redeployments';
import { type LoadedShop, pin, startLoadedShop } from './server-rendering/shop';
import { startEcho, startRenderWorker } from './server-rendering/worker';

const results: boolean[] = [];

/** Prints a figure beside its target; `isMet` of undefined is a figure without one. */
function tell(what: string, figure: string, target?: string, isMet?: boolean): void {
  const sign = isMet === undefined ? ' ' : isMet ? '✓' : '✗';
  print(`${sign} ${what}: ${figure}${target ? ` (${target})` : ''}`);
  if (isMet !== undefined) results.push(isMet);
}

type SeenVisits = Awaited<ReturnType<typeof visit>>;

const described = ({ perSecond, rendered, answers, p50, p99, max, kB }: SeenVisits) =>
  `${perSecond}/s, ${rendered} of ${answers} rendered, p50 ${p50} ms, p99 ${p99} ms, max ${max} ms, ${kB} kB each`;

/** Visits, and what each answer of a kind cost the shell's processor: that figure stands on a busy machine too. */
async function measured(shop: LoadedShop, visitors: number, next: Next, count: (seen: SeenVisits) => number) {
  const before = processorSeconds(shop.pidOf('shell'));
  const seen = await visit({ visitors, next });
  const each = ((processorSeconds(shop.pidOf('shell')) - before) * 1000) / count(seen);
  return {
    seen,
    cost: `${each.toFixed(2)} ms of processor time each, ${Math.round(1000 / each)}/s with a core to itself`,
  };
}

/** Paths of these pages, without end: when one comes again, another was kept. */
function uncached(shop: LoadedShop, paths: readonly string[]): () => string {
  let number = 0;
  return () => {
    number += 1;
    return `${shop.shell}${paths[number % paths.length]}`;
  };
}

/** Visits until the engines have compiled what is called often: in the first quarter of a minute a page costs half as much again. */
const warmUp = (make: () => string) => visit({ visitors: 8, next: during(15, make) });

async function listsPerSecond(shop: LoadedShop, { lists }: Paths): Promise<void> {
  const make = uncached(shop, lists);
  await warmUp(make);
  const { seen, cost } = await measured(shop, 8, during(10, make), ({ rendered }) => rendered);
  const { renderedPerSecond } = seen;
  tell(
    'list pages rendered, uncached',
    `${renderedPerSecond}/s (${described(seen)}; ${cost})`,
    'at least 150/s',
    renderedPerSecond >= 150,
  );
}

async function crowd(shop: LoadedShop, { products }: Paths): Promise<void> {
  const pages = products.slice(0, 600);
  await warmUp(uncached(shop, products.slice(600)));
  const next = once(pages.map((path) => shop.shell + path));
  const { seen, cost } = await measured(shop, 200, next, ({ answers }) => answers);
  const isMet = seen.max <= 500 && seen.failed === 0;
  tell(
    `200 visitors at once on ${pages.length} pages`,
    `${described(seen)}; ${cost}`,
    'no answer over 500 ms',
    isMet,
  );
}

async function cached(shop: LoadedShop, { lists: [list = '/'] }: Paths): Promise<void> {
  const next = during(5, () => shop.shell + list);
  const { seen, cost } = await measured(shop, 20, next, ({ answers }) => answers);
  tell('answers from the cache', `${described(seen)}; ${cost}`, 'at least 5000/s', seen.perSecond >= 5000);
}

async function memory(shop: LoadedShop, { lists, products }: Paths): Promise<void> {
  const echo = await startEcho(shop.api);
  const worker = await startRenderWorker(echo.url);
  const pages = [
    ...lists.slice(0, 40),
    ...products.slice(0, 55),
    '/category-product/SACS/SACS-POUBELLE/UNKNOWN-1',
  ];
  const round = async (count: number) => {
    for (let done = 0; done < count; done += 4) {
      await Promise.all(
        [0, 1, 2, 3].map((step) => worker.render(pages[(done + step) % pages.length] ?? '/')),
      );
    }
  };
  // What the engine compiles and learns meanwhile is no growth.
  await round(5000);
  const before = await worker.heap();
  const startedAt = performance.now();
  await round(20_000);
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await worker.heap();
  tell(
    'heap of the worker over 20,000 renders',
    `${before.toFixed(1)} to ${after.toFixed(1)} MB (${Math.round(20_000 / seconds)} renders/s)`,
    'at most 2 MB more',
    after - before <= 2,
  );
  await worker.stop();
  echo.stop();
}

async function redeployments(shop: LoadedShop, { lists: [list = '/'] }: Paths): Promise<void> {
  const catalogue = await startCatalogue();
  const page = shop.shell + list;
  const pid = shop.pidOf('shell');
  const shows = (version: string) => (response: Response, html: string) =>
    response.headers.get('cache-control') !== 'no-store' && html.includes(textOf(version));
  const toFallback = (response: Response) => response.headers.get('cache-control') === 'no-store';
  catalogue.deploy('first');
  moveCatalogue(shop.environmentFile, catalogue.url);
  await untilShown(page, shows('first'));
  const [threads, megabytes] = [threadsOf(pid), memoryOf(pid)];

  const times: number[] = [];
  for (let count = 1; count <= 100; count += 1) {
    catalogue.deploy(`v${count}`);
    times.push(await untilShown(page, shows(`v${count}`)));
    if (times.at(-1) === Number.POSITIVE_INFINITY) break;
  }
  await pause(1000);
  const slowest = Math.max(...times);
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
  tell(
    'a redeployed remote is shown after',
    `median ${median} ms, slowest of ${times.length} ${slowest} ms`,
    'at most 5000 ms',
    slowest <= 5000,
  );
  tell(
    'threads of the shell after 100 redeployments',
    `${threads} before, ${threadsOf(pid)} after`,
    'no more than before',
    threadsOf(pid) <= threads,
  );
  tell(
    'memory of the shell after 100 redeployments',
    `${megabytes.toFixed(0)} MB before, ${memoryOf(pid).toFixed(0)} MB after`,
  );

  const bad: readonly { what: string; change?: (text: string) => string; integrity?: string }[] = [
    { what: 'wrong hash', integrity: `sha384-${'A'.repeat(64)}` },
    { what: 'syntax error', change: (text) => `${text}\n)` },
    { what: 'bundle that throws', change: (text) => `throw new Error('broken');\n${text}` },
  ];
  for (const { what, change, integrity } of bad) {
    catalogue.deploy('bad', change, integrity);
    await pause(4000);
    const startedAt = performance.now();
    const html = await (await fetch(page)).text();
    const isGood = html.includes(textOf('v100')) && html.includes('<h1');
    tell(
      `${what}: the last good version is served`,
      `in ${Math.round(performance.now() - startedAt)} ms`,
      'v100',
      isGood,
    );
  }
  const loop = `const page = module.exports.default[1]; page.loader = () => { for (;;) ; };`;
  catalogue.deploy('loop', (text) => `${text}\n${loop}`);
  await pause(500);
  const untilFallback = await untilShown(page, toFallback);
  const startedAt = performance.now();
  await fetch(page);
  tell(
    'endless loop: the browser renders the page',
    `first seen after ${untilFallback} ms, then in ${Math.round(performance.now() - startedAt)} ms`,
    'falls back',
    untilFallback < Number.POSITIVE_INFINITY,
  );
  catalogue.stop();
}

const parts = { lists: listsPerSecond, crowd, cached, redeployments, memory };

/** Prints what the rendering on the server can do, on a shop of its own; `chosen` parts or all. True when no target was missed. */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  // One page is kept: of all others none is in the cache.
  process.env.PAGES_KEPT = '1';
  const shop = await startLoadedShop();
  try {
    const paths = await readPaths(shop.api);
    await untilShown(
      shop.shell + paths.lists[0],
      (response: Response) => response.headers.get('cache-control') !== 'no-store',
    );
    print(
      `${paths.lists.length} lists, ${paths.products.length} products; shell on core 1, the rest on core 0`,
    );
    pin(process.pid, 0);
    for (const name of Object.keys(shop.ports)) pin(shop.pidOf(name), name === 'shell' ? 1 : 0);
    for (const [name, part] of Object.entries(parts)) {
      if (chosen.length === 0 || chosen.includes(name)) await part(shop, paths);
    }
  } finally {
    await shop.stop();
  }
  print(`${results.filter(Boolean).length} of ${results.length} targets met`);
  return results.every(Boolean);
}
