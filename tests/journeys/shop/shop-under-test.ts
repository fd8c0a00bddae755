import { join } from 'node:path';
import { withDatabase } from '../../../tools/setup/testing/database.mjs';
import { startShop } from '../../../tools/setup/testing/shop-on-free-ports';
import { untilDone } from '../../resilience/waiting/until';
import { publicPages } from './public-pages';
import { type SpecifiedApi, startSpecifiedApi } from './specified-api';
import { endRecordedProcesses, writeState } from './state';

/** Waits until the server gives a page rendered from that API: a shop that has just started may leave it to the browser. */
async function untilRendered(url: string, apiUrl: string): Promise<void> {
  await untilDone(`${url} is rendered by the server`, async () => {
    const html = await (await fetch(url)).text();
    return html.includes('<h1') && html.includes(`"url":"${apiUrl}`);
  });
}

export interface ShopUnderTest {
  /** The API that the shop calls in the place of its own. */
  readonly specifiedApi: SpecifiedApi | null;
  stop(): Promise<void>;
}

/** The PostgreSQL that the journeys are to be played on; without it the shop has its embedded database. */
const databaseUrl = process.env.JOURNEYS_DATABASE_URL;

/** @throws when the shop does not sell from the database */
async function expectArticlesIn(url: string): Promise<void> {
  await withDatabase({ DATABASE_URL: url }, (query) => query('select 1 / count(*) from products'));
}

interface Wanted {
  /** Where browsers meet it, when that is not the shell's own URL. */
  readonly url?: string;
  /** It calls an API that knows only the specification. */
  readonly specified?: boolean;
}

/** Starts a shop of its own whose pages the server renders; `readState` reads of it until it is stopped. */
export async function startShopUnderTest({ url, specified = false }: Wanted = {}): Promise<ShopUnderTest> {
  const shop = await startShop({
    edit(environment) {
      if (url) environment.shop.url = url;
    },
    // Journeys look at what is rendered; a busy machine must not leave it to the browser.
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
    // The shell follows the file; the API, which has read it at its start, keeps its own URL.
    if (specifiedApi) shop.changeEnvironment(({ api }) => Object.assign(api, { url: specifiedApi.url }));
    for (const [, path] of publicPages)
      await untilRendered(shop.url + path, specifiedApi?.url ?? shop.apiUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return { specifiedApi, stop };
}

/** Playwright's set-up of all journeys; resolves to what ends the shop. */
export default async function setUp(): Promise<() => Promise<void>> {
  const shop = await startShopUnderTest();
  return () => shop.stop();
}
