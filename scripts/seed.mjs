import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { runCommand, SetupError } from './setup/stop-with.mjs';

process.env.NODE_ENV = 'production';

/** Fills an empty database with the demo data; one that holds something stays as it is. */
await runCommand(async () => {
  ensureInstalled();
  const { ensureBuilt } = await import('./setup/build.mjs');
  await ensureBuilt();
  const seed = join(root, 'api/dist/seed.mjs');
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', seed], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new SetupError("Les données de démonstration n'ont pas été installées.", { said: true });
});
