import { remotes } from '../build/processes.mjs';
import { ensureBuiltAround, hotProcesses, shellFolder } from '../setup/hot-reload.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { stopWhenAsked } from '../setup/stop-when-asked.mjs';
import { runCommand } from '../setup/stop-with.mjs';
import { enableTypeScript } from '../setup/typescript.mjs';

/** @type {import('../setup/processes.mjs').Shop | null} */
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
  const { requireEnvironment } = await import('../setup/environment.mjs');
  const { requireFreePorts, shopUrl } = await import('../setup/ports.mjs');
  const { Shop } = await import('../setup/processes.mjs');
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
