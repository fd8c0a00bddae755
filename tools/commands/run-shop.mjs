import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { beginPhase } from '../setup/phase.mjs';
import { Shop } from '../setup/process-runner.mjs';
import { runCommand, stopWhenAsked } from '../setup/run-command.mjs';
import { readyMessage } from './ready-message.mjs';

/**
 * Runs a built shop in this terminal until it is stopped.
 * @param {() => Promise<{ parts: readonly import('../setup/process-runner.mjs').Process[],
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
    const end = beginPhase('Démarrage');
    const { hostRemote } = await import('../build/serve.mjs');
    for (const name of hosted) await hostRemote(join(root, name));

    shop = new Shop({ parts: parts.filter(({ name }) => !hosted.includes(name)) });
    try {
      await shop.start();
    } catch (error) {
      if (shop.stopping) return;
      await shop.stop();
      throw error;
    }
    end();
    console.log(readyMessage());
  });
}
