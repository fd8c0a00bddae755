import { ensureInstalled } from './setup/install.mjs';
import { runCommand } from './setup/stop-with.mjs';

const development = process.argv.includes('--dev');
process.env.NODE_ENV = development ? 'development' : 'production';

await runCommand(async () => {
  ensureInstalled();
  const { ensureBuilt } = await import('./setup/build.mjs');
  const { requireEnvironment } = await import('./setup/environment.mjs');
  const { requireFreePorts, shopAddress } = await import('./setup/ports.mjs');
  const { Shop } = await import('./setup/processes.mjs');
  await requireFreePorts();
  if (!development) await ensureBuilt();
  await requireEnvironment({ development });

  const shop = new Shop({ development });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void shop.stop().then(() => process.exit(0)));
  }
  try {
    await shop.start();
  } catch (error) {
    if (shop.stopping) return;
    await shop.stop();
    throw error;
  }
  console.log(`Boutique prête : ${shopAddress()}`);
});
