import { launchBrowser } from './browser/launch-browser';
import { playRounds } from './deploy/rounds';
import { type DeployedShop, startDeployedShop } from './deploy/shop';
import { Squad } from './deploy/squad';
import { targets } from './deploy/targets';
import { playCases } from './report/play-cases';

const remote = 'mfe-account';

/**
 * A squad edits a text of its remote, deploys and rolls back while the shop runs; another deployment is
 * killed during the upload. `sample`: deploy and rollback to a folder. True when open and new tabs show the
 * expected version.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const whole = chosen[0] !== 'sample';
  const browser = await launchBrowser();
  try {
    return await playCases(targets, chosen, { sample: ['folder'] }, async ({ open }) => {
      const squad = new Squad(remote);
      const target = await open(remote);
      let shop: DeployedShop | null = null;
      try {
        shop = await startDeployedShop(remote, target.url);
        return await playRounds({ squad, target, shop, browser, whole });
      } finally {
        await shop?.stop();
        await target.stop();
        squad.leave();
      }
    });
  } finally {
    await browser.close();
  }
}
