import { launchBrowser } from './browser/launch-browser';
import { rounds } from './deploy/rounds';
import { type DeployedShop, startDeployedShop } from './deploy/shop';
import { Squad } from './deploy/squad';
import { type TargetName, targets } from './deploy/targets';
import { print } from './report/print';

const remote = 'mfe-account';

/**
 * A squad edits a text of its remote and types deploy and rollback, each one line, while the shop runs; another
 * deployment is killed while it uploads. Prints what open and fresh tabs show. `chosen`: `sample` for deploy and
 * rollback in a folder. True when all is as it should be.
 */
export async function prove([chosen]: readonly string[]): Promise<boolean> {
  const whole = chosen !== 'sample';
  const names: readonly TargetName[] = whole ? ['folder', 's3 double'] : ['folder'];
  const browser = await launchBrowser();
  let good = true;
  try {
    for (const name of names) {
      const squad = new Squad(remote);
      const target = await targets[name](remote);
      let shop: DeployedShop | null = null;
      try {
        shop = await startDeployedShop(remote, target.url);
        for await (const { what, right, seen } of rounds({ squad, target, shop, browser, whole })) {
          print(`${right ? '✓' : '✗'} ${name}: ${what}: ${seen}`);
          good &&= right;
        }
      } finally {
        await shop?.stop();
        await target.stop();
        squad.leave();
      }
    }
  } finally {
    await browser.close();
  }
  return good;
}
