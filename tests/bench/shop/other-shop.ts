import { join } from 'node:path';
import { freePorts, portVariables } from '../../../tools/setup/testing/shop-on-free-ports';
import { Server } from '../../resilience/shop/server';
import { type Cleanup, temporaryFolder } from './cleanup';

/** Starts the shop of another checkout, like its `npm start`, on free ports. Resolves to its URL. */
export async function startOtherShop(cleanup: Cleanup, checkout: string): Promise<string> {
  const ports = await freePorts();
  const shop = new Server('tools/commands/start.mjs', `http://localhost:${ports.shell}`, {
    ...process.env,
    ...portVariables(ports),
    SHOP_ENVIRONMENT_FILE: join(checkout, 'environments/local.json'),
    DATA_DIR: temporaryFolder(cleanup),
  });
  cleanup.add(shop.stop);
  await shop.start(checkout);
  return shop.url;
}
