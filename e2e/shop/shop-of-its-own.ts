import { readFileSync, writeFileSync } from 'node:fs';
import { startShop } from './start-shop';
import { readState } from './state';

interface OwnShop {
  /** From now on the file says this; the API, which read it at its start, goes on as before. */
  change(settings: object): void;
  stop(): Promise<void>;
}

/**
 * Starts another shop, with an API of its own, for the journeys of one worker that must not meet those of others; `readState`
 * tells of it until it is stopped.
 */
export async function startShopOfItsOwn(settings: object): Promise<OwnShop> {
  const before = { ...process.env };
  const stop = await startShop({ settings });
  const { environmentFile } = readState();
  return {
    change(changed) {
      const environment = JSON.parse(readFileSync(environmentFile, 'utf8'));
      Object.assign(environment.settings, changed);
      writeFileSync(environmentFile, JSON.stringify(environment, null, 2));
    },
    async stop() {
      await stop();
      for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
      Object.assign(process.env, before);
    },
  };
}
