import { join } from 'node:path';
import { withDatabase } from '../../../tools/setup/testing/database.mjs';
import { startShop } from '../../../tools/setup/testing/shop-on-free-ports';
import { untilDone } from '../../resilience/waiting/until';
import { publicPages } from './public-pages';
import { type SpecifiedApi, startSpecifiedApi } from './specified-api';
import { endRecordedProcesses, writeState } from './state';

/** Waits until the server renders a page from that API: after its start it may leave this to the browser. */
async function untilRendered(url: string, apiUrl: string): Promise<void> {
  await untilDone(`${url} is rendered by the server`, async () => {
    const html = await (await fetch(url)).text();
    return html.includes('<h1') && html.includes(`"url":"${apiUrl}`);
  });
}

export interface ShopUnderTest {
  /** The API that the shop calls instead of its own, if any. */
  readonly specifiedApi: SpecifiedApi | null;
  stop(): Promise<void>;
}

/** URL of the PostgreSQL database to use; without it the shop uses the embedded database. */
const databaseUrl = process.env.JOURNEYS_DATABASE_URL;

/** @throws when the database has no products */
async function expectArticlesIn(url: string): Promise<void> {
  await withDatabase({ DATABASE_URL: url }, (query) => query('select 1 / count(*) from products'));
}

interface ShopOptions {
  /** Public URL, if it differs from the shell's. */
  readonly url?: string;
  /** Whether it calls an API that implements only the specification. */
  readonly specified?: boolean;
}

/** Starts a shop and waits until the server renders its pages; `readState` then returns its state. */
export async function startShopUnderTest({
  url,
  specified = false,
}: ShopOptions = {}): Promise<ShopUnderTest> {
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
  const { ports, folder, environmentFile, dataFolder, processes } = shop;
  writeState(join(folder, 'state.json'), {
    url: url ?? shop.url,
    apiUrl: shop.apiUrl,
    paymentUrl: `http://localhost:${ports['payment-sandbox']}`,
    environmentFile,
    dataDir: dataFolder,
    ports,
    pids: Object.fromEntries([...processes.children].map(([name, child]) => [name, child.pid ?? 0])),
  });
  const specifiedApi = specified ? await startSpecifiedApi(shop.apiUrl, shop.url) : null;
  const stop = () => {
    specifiedApi?.stop();
    endRecordedProcesses();
    return shop.stop();
  };
  try {
    if (databaseUrl) await expectArticlesIn(databaseUrl);
    // The shell follows changes of the file; the API reads it only at its start and so keeps its URL.
    if (specifiedApi) shop.changeEnvironment(({ api }) => Object.assign(api, { url: specifiedApi.url }));
    for (const [, path] of publicPages)
      await untilRendered(shop.url + path, specifiedApi?.url ?? shop.apiUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return { specifiedApi, stop };
}

/** Playwright's global set-up; resolves to the tear-down. */
export default async function setUp(): Promise<() => Promise<void>> {
  const shop = await startShopUnderTest();
  return () => shop.stop();
}
