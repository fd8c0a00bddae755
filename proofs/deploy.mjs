import { chromium } from 'playwright-core';
import { ensureHeadlessBrowser } from '../scripts/setup/browser.mjs';
import { rounds } from './deploy/rounds.mjs';
import { startDeployedShop } from './deploy/shop.mjs';
import { Squad } from './deploy/squad.mjs';
import { targets } from './deploy/targets.mjs';

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const remote = 'mfe-account';

/**
 * A squad edits a text of its remote and types deploy and rollback, each one line, while the shop runs; another deployment is
 * killed while it uploads. Prints what is seen in the open tab and in fresh ones. `chosen`: `sample` for a folder alone, without the killed deployment again. True
 * when all is as it should be.
 */
export async function prove([chosen]) {
  const whole = chosen !== 'sample';
  const names = whole ? Object.keys(targets) : ['folder'];
  const browser = await chromium.launch({ executablePath: ensureHeadlessBrowser(), args });
  let good = true;
  try {
    for (const name of names) {
      const squad = new Squad(remote);
      const target = await targets[name](remote);
      let shop = null;
      try {
        shop = await startDeployedShop(remote, target.url);
        for await (const { what, right, seen } of rounds({ squad, target, shop, browser, whole })) {
          process.stdout.write(`${right ? '✓' : '✗'} ${name}: ${what}: ${seen}\n`);
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
