import { join } from 'node:path';
import { freePorts, portVariables } from '../../../tools/commands/shop/start-shop';
import { type Cleanup, temporaryFolder } from './cleanup';
import { startProcess } from './start-process';

/** Starts the shop of another checkout, as its `npm start` does, on ports of its own. Resolves to the URL of its shell. */
export async function startOtherShop(cleanup: Cleanup, checkout: string): Promise<string> {
  const ports = await freePorts();
  const url = `http://localhost:${ports.shell}`;
  const stop = await startProcess(join(checkout, 'tools/commands/start.mjs'), {
    env: {
      ...portVariables(ports),
      SHOP_ENVIRONMENT_FILE: join(checkout, 'environments/local.json'),
      DATA_DIR: temporaryFolder(cleanup),
    },
    health: `${url}/health`,
  });
  cleanup.add(stop);
  return url;
}
