import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { runCommand } from './setup/stop-with.mjs';

process.env.NODE_ENV = 'production';

/** Writes the shop for a static host: `npm run compose -- --env NAME --out DIR`. */
await runCommand(async () => {
  ensureInstalled();
  const { ensureBuilt } = await import('./setup/build.mjs');
  await ensureBuilt();
  const script = join(root, 'shell/dist/server/static-site.mjs');
  // Folders are those of the person at the terminal, not of the root.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], {
    cwd,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
