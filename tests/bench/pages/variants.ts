import { setTimeout as pause } from 'node:timers/promises';
import type { StartedShop } from '../../../tools/commands/shop/start-shop';
import type { Cleanup } from '../shop/cleanup';
import { startAnotherShell } from '../shop/other-shops';
import { serveHeavyPictures } from './heavy-pictures';
import { serveLimit } from './limit-server';

/** Ways in which the same page is served; `heavy` ones with pictures of 30 kB. */
export const variants = {
  shop: 'shop',
  limit: 'limit (no scripts)',
  client: 'rendered in the browser',
  heavyShop: 'shop, 30 kB pictures',
  heavyLimit: 'limit, 30 kB pictures',
} as const;

export type Variant = keyof typeof variants;

/** The variants that never answer a click. */
export const unscripted: ReadonlySet<string> = new Set<Variant>(['limit', 'heavyLimit']);

/**
 * Starts what stands beside a shop: the same build without rendering on the server, the same before heavy pictures, and
 * the limit of both. Resolves to their URLs.
 */
export async function startVariants(shop: StartedShop, cleanup: Cleanup): Promise<Record<Variant, string>> {
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
export async function untilRendered(url: string): Promise<void> {
  for (let tried = 0; tried < 600; tried += 1) {
    const { headers } = await fetch(url);
    if (headers.get('cache-control')?.includes('s-maxage')) return;
    await pause(100);
  }
  const { rendering, remotes } = await (await fetch(new URL('/health', url))).json();
  throw new Error(`${url} is not rendered on the server: ${JSON.stringify({ rendering, remotes })}`);
}
