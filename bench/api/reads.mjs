import { join } from 'node:path';
import autocannon from 'autocannon';
import { untilQuiet } from '../report/machine.mjs';
import { freePort } from '../shop/free-port.mjs';
import { startProcess } from '../shop/start-process.mjs';

export const connections = 10;
const warmUp = 1;
const query = 'savon';

async function load(url, { seconds, quiet }) {
  const processorUse = await untilQuiet(quiet);
  await autocannon({ url, connections, duration: warmUp });
  const { requests, latency, throughput, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
  });
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    bytesPerSecond: throughput.average,
    failures: non2xx + errors,
    processorUse,
  };
}

async function json(url) {
  return (await fetch(url)).json();
}

/** The articles that an answer names, in its order. */
function codesOf(answer) {
  const items = Array.isArray(answer) ? answer : (answer.items ?? [answer]);
  return items.map(({ Code, code }) => Code ?? code).join(' ');
}

/**
 * Calls per second of the API's reads, each beside the bare server in the same minute.
 * @param {{ apiUrl: string, bareVariables: Record<string, string>, options: import('../options.mjs').Options }} parts
 */
export async function measureReads({ apiUrl, bareVariables, options }) {
  const port = await freePort();
  const bareUrl = `http://localhost:${port}`;
  const stop = await startProcess(join(import.meta.dirname, 'bare-server.mjs'), {
    env: { DATABASE_URL: '', ...bareVariables, BARE_PORT: String(port) },
    health: `${bareUrl}/health`,
  });
  try {
    const { items } = await json(`${apiUrl}/products/sitemap?page=1`);
    const [{ Category: category, Code: code }] = items;
    const calls = {
      list: `/products?limit=50&category=${category}`,
      product: `/products/${code}`,
      search: `/products/search?q=${query}`,
    };
    const measured = [];
    for (const [call, path] of Object.entries(calls)) {
      const sameArticles = codesOf(await json(apiUrl + path)) === codesOf(await json(bareUrl + path));
      const api = await load(apiUrl + path, options);
      const bare = await load(bareUrl + path, options);
      measured.push({ call, path, api, bare, sameArticles });
    }
    return measured;
  } finally {
    await stop();
  }
}
