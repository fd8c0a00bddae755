import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '../bundler/processes.mjs';
import { debugFolder } from '../bundler/served-folder.mjs';
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { enableTypeScript } from '../workspace/install.mjs';
import { root } from '../workspace/paths.mjs';
import { runCommand } from '../workspace/run-command.mjs';
import { runScript } from '../workspace/run-script.mjs';

/** Targets of `containers/Dockerfile` whose files are packed, in the folders of this project. */
const targets = ['api', 'shell', 'payment-sandbox', 'remotes'];
/** Folders of the scripts that start them. */
const folders = [
  'tools/bundler',
  'tools/bundler/development',
  'tools/commands',
  'tools/sph-shop',
  'tools/workspace',
];
const starting = [
  'server-kit/processes.json',
  'api/seed/accounts.json',
  ...remotes.map(({ folder }) => `${folder}/package.json`),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => `${folder}/${name}`),
  ),
];

/**
 * Runs before `npm pack`: fills the folder `dist` with the built shop. Packed first by `npm run packages`, since
 * it installs what the next one is built with.
 */
await runCommand(async () => {
  process.env.NODE_ENV = 'production';
  await enableTypeScript();
  await ensureBuilt();
  await runScript('tools/commands/build.mjs', { args: ['shell'], env: { SHOP_BUILD: 'debug' } });
  const { filesOfProject } = await import('./container-file.ts');
  const dist = join(import.meta.dirname, 'dist');
  rmSync(dist, { recursive: true, force: true });
  // Hot reload preserves a page's state only with React's development code.
  const files = targets
    .flatMap(filesOfProject)
    .map((file) => file.replace(/^shell\/dist$/, `shell/${debugFolder}`));
  for (const file of new Set([...files, ...starting])) {
    cpSync(join(root, file), join(dist, file), {
      recursive: true,
      filter: (path) => !path.endsWith('.map'),
    });
  }
});
