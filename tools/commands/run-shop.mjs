import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/paths.mjs';
import { Shop } from '../workspace/process-runner.mjs';
import { runCommand, stopWhenAsked } from '../workspace/run-command.mjs';
import { urlOf } from '../workspace/urls.mjs';

/** @type {{ password: string, customers: readonly { username: string }[] }} */
const demo = JSON.parse(readFileSync(join(root, 'api/seed/accounts.json'), 'utf8'));

const readyMessage = () => `Boutique prête : ${urlOf('shell')}
État : ${urlOf('shell')}/status
Courriels : ${urlOf('api')}/dev/mailbox
Clients de démonstration : ${demo.customers.map(({ username }) => username).join(', ')} ; mot de passe : ${demo.password}`;

/**
 * Runs a built shop in this terminal until it is stopped.
 * @param {() => Promise<{ parts: readonly import('../bundler/processes.mjs').Part[],
 *   hosted: readonly string[] }>} prepare
 *   resolves to its processes, and to the names of the remotes among them whose builds this process serves
 */
export async function runShop(prepare) {
  /** @type {Shop | null} */
  let shop = null;
  stopWhenAsked(() => {
    if (!shop) process.exit(0);
    void shop.stop().then(() => process.exit(0));
  });

  await runCommand(async () => {
    const { parts, hosted } = await prepare();
    console.error('Démarrage…');
    const { hostRemote } = await import('../bundler/serve.mjs');
    for (const name of hosted) await hostRemote(join(root, name));

    shop = new Shop(parts.filter(({ name }) => !hosted.includes(name)));
    try {
      await shop.start();
    } catch (error) {
      if (shop.stopping) return;
      await shop.stop();
      throw error;
    }
    console.log(readyMessage());
  });
}
