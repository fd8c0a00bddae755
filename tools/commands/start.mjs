import { remotes } from '../build/processes.mjs';
import { ensureBuiltAround, hotProcesses, requireEnvironment, shellFolder } from '../setup/hot-reload.mjs';
import { enableTypeScript, ensureInstalled } from '../setup/install.mjs';
import { requireFreePorts, shopUrl } from '../setup/ports.mjs';
import { Shop } from '../setup/processes.mjs';
import { runCommand, stopWhenAsked } from '../setup/stop-with.mjs';

/** @type {Shop | null} */
let shop = null;
stopWhenAsked(() => {
  if (!shop) process.exit(0);
  void shop.stop().then(() => process.exit(0));
});

await runCommand(async () => {
  const [option, ...names] = process.argv.slice(2);
  const hot = option === '--dev' ? hotProcesses(names) : [];
  process.env.NODE_ENV = hot.includes('shell') ? 'development' : 'production';
  ensureInstalled();
  await requireFreePorts();
  await ensureBuiltAround(hot);
  await requireEnvironment({ folder: shellFolder(hot) });
  const built = remotes.map(({ name }) => name).filter((name) => !hot.includes(name));
  await enableTypeScript();
  const { deployBuilt } = await import('../deploy/deploy-built.ts');
  process.env.REMOTES_FOLDER = await deployBuilt(built);

  shop = new Shop({ hot });
  try {
    await shop.start();
  } catch (error) {
    if (shop.stopping) return;
    await shop.stop();
    throw error;
  }
  console.log(`Boutique prête : ${shopUrl()}`);
});
