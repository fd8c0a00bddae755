import { setTimeout as pause } from 'node:timers/promises';
import { startAnotherShell } from '../shop/start-shop.mjs';
import { serveHeavyPictures } from './heavy-pictures.mjs';
import { serveLimit } from './limit-server.mjs';

/** Ways in which the same page is served; `heavy` ones with pictures of 30 kB. */
export const variants = {
  shop: 'shop',
  limit: 'limit (no scripts)',
  client: 'rendered in the browser',
  heavyShop: 'shop, 30 kB pictures',
  heavyLimit: 'limit, 30 kB pictures',
};

/** The variants that never answer a click. @type {ReadonlySet<string>} */
export const unscripted = new Set(['limit', 'heavyLimit']);

/**
 * Starts what stands beside a shop: the same build without rendering on the server, the same before heavy pictures, and
 * the limit of both.
 * @param {import('../shop/start-shop.mjs').BenchShop} shop
 * @returns {Promise<Record<keyof typeof variants, string>>} addresses
 */
export async function startVariants(shop, cleanup) {
  const { folder, apiUrl } = shop;
  const client = await startAnotherShell(cleanup, { folder, env: { SERVER_RENDERING: 'off' } });
  const heavyShop = await startAnotherShell(cleanup, {
    folder,
    apiUrl: await serveHeavyPictures(apiUrl, cleanup),
  });
  const limit = await serveLimit(shop.url, cleanup);
  const heavyLimit = await serveLimit(heavyShop, cleanup);
  return { shop: shop.url, limit, client, heavyShop, heavyLimit };
}

/**
 * Waits until a shell answers with a rendered page: only those may be kept by a cache. Long, since a shell lets a page that
 * failed rest before it renders it again.
 */
export async function untilRendered(url) {
  for (let tried = 0; tried < 600; tried += 1) {
    const { headers } = await fetch(url);
    if (headers.get('cache-control')?.includes('s-maxage')) return;
    await pause(100);
  }
  const { rendering, remotes } = await (await fetch(new URL('/health', url))).json();
  throw new Error(`${url} is not rendered on the server: ${JSON.stringify({ rendering, remotes })}`);
}
