import { remotes } from '../../../tools/build/processes.mjs';
import { deployBuilt } from '../../../tools/deploy/deploy-built.ts';
import { startShop } from '../../../tools/setup/testing/shop-on-free-ports';
import { customerState, type RemoteName } from '../failing-files/shop';
import { untilLive, variables } from '../shop/own-shop';

export type DeployedShop = Awaited<ReturnType<typeof startDeployedShop>>;

/** Starts a shop that serves deployed remotes, like `npm start`; loads `remote` from `url` if given. */
export async function startDeployedShop(remote: RemoteName, url: string | null) {
  const shop = await startShop({
    edit(environment) {
      if (url) environment.remotes[remote].url = url;
    },
    variables,
    async prepare() {
      process.env.REMOTES_FOLDER = await deployBuilt(remotes.map(({ name }) => name));
    },
  });
  // Nothing is deployed at a separate URL yet.
  if (!url) await untilLive(shop.url);
  return {
    shell: shop.url,
    url: url ?? `http://localhost:${shop.ports[remote]}/`,
    shellProcess: shop.childOf('shell'),
    customerState: () => customerState(shop.url, shop.apiUrl),
    stop: shop.stop,
  };
}
