import { join } from 'node:path';
import { withDatabase } from '../../kit/database.mjs';
import { startShop } from '../../kit/shop-on-free-ports';
import { callsOf, signIn } from '../../kit/users';
import { publicPages } from './public-pages';
import { untilRendered, writeState } from './state';

/** URL of the PostgreSQL database to use; without it the shop uses the embedded database. */
const databaseUrl = process.env.JOURNEYS_DATABASE_URL;

/** @throws when the database has no products: the shop then uses another one */
async function expectArticlesIn(url: string): Promise<void> {
  const articles = await withDatabase({ DATABASE_URL: url }, (query) =>
    query('select 1 from products limit 1'),
  );
  if (articles.length === 0) throw new Error('the database of JOURNEYS_DATABASE_URL has no products');
}

/**
 * Starts a shop and waits until the server renders its pages; `readState` then returns its state.
 * @param url public URL, if it differs from the shell's
 * @returns stops the shop
 */
export async function startShopUnderTest(url?: string): Promise<() => Promise<void>> {
  const shop = await startShop({
    edit(environment) {
      if (url) environment.shop.url = url;
    },
    // Journeys check server-rendered pages; a busy machine must not leave them to the browser.
    variables: {
      RENDER_DEADLINE_MS: '60000',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  const { apiUrl, ports, environmentFile } = shop;
  writeState(join(shop.folder, 'state.json'), { url: url ?? shop.url, apiUrl, ports, environmentFile });
  try {
    if (databaseUrl) await expectArticlesIn(databaseUrl);
    // Most journeys sign in: without it one error now, instead of a timeout in each.
    await signIn(callsOf(apiUrl), 'camille');
    for (const path of publicPages)
      await untilRendered(shop.url + path, (html) => html.includes(`"url":"${apiUrl}`));
  } catch (error) {
    await shop.stop();
    throw error;
  }
  return () => shop.stop();
}

/** Playwright's global set-up; resolves to the tear-down. */
export default () => startShopUnderTest();
