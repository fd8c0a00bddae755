import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { runCommand, SetupError } from './setup/stop-with.mjs';

process.env.NODE_ENV = 'production';

/** Makes the shop's catalogue that of a CSV or JSON file (docs/catalogue-import.md). */
await runCommand(async () => {
  ensureInstalled();
  const { ensureBuilt } = await import('./setup/build.mjs');
  await ensureBuilt();
  // npm changes to the root's folder; the path is meant from where the person stands.
  const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? '.', file));
  const { status } = spawnSync(
    process.execPath,
    ['--enable-source-maps', join(root, 'api/dist/import.mjs'), ...files],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw new SetupError("Le catalogue n'a pas été importé.", { said: true });
});
