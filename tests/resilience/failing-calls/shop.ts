import { freePorts, startShop } from '../../../tools/commands/shop/start-shop';
import { untilLive } from '../waiting/until-live';
import { startRelay } from './relay';

export type BrokenShop = Awaited<ReturnType<typeof startBrokenShop>>;

/**
 * A shop of its own, whose browsers reach the API through a relay that can break a call. `prepare` is given the folder of its
 * files and the variables of its processes before they start.
 */
export async function startBrokenShop(prepare?: (folder: string, env: NodeJS.ProcessEnv) => Promise<void>) {
  const ports = await freePorts();
  const relay = await startRelay(`http://127.0.0.1:${ports.api}`);
  const shop = await startShop({
    ports,
    edit: ({ api }) => {
      api.url = relay.url;
    },
    variables: { RENDER_DEADLINE_MS: '60000', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'fatal' },
    prepare: async (folder) => prepare?.(folder, process.env),
  });
  await untilLive(shop);
  return {
    url: shop.url,
    api: shop.apiUrl,
    relay,
    /** Ends its processes for what needs the embedded database alone. */
    async whenStopped<Seen>(use: (folder: string, env: NodeJS.ProcessEnv) => Promise<Seen>): Promise<Seen> {
      await shop.processes.stop();
      return use(shop.folder, process.env);
    },
    async stop() {
      await shop.stop();
      relay.stop();
    },
  };
}
