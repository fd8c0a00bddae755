import { ensureInstalled } from './setup/install.mjs';
import { runCommand } from './setup/stop-with.mjs';

await runCommand(async () => {
  ensureInstalled();
  const { ensureBuilt } = await import('./setup/build.mjs');
  const { requireEnvironment, requireFreePorts, Shop } = await import('./setup/processes.mjs');
  await requireFreePorts();
  await ensureBuilt();
  requireEnvironment();

  const shop = new Shop();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void shop.stop().then(() => process.exit(0)));
  }
  try {
    await shop.start();
  } catch (error) {
    await shop.stop();
    throw error;
  }
  console.log(`Boutique prête : http://localhost:${process.env.SHELL_PORT ?? 3000}`);
});
