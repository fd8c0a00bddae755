import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '../bundler/processes.mjs';
import { servedFolder } from '../bundler/served-folder.mjs';
import { ensureBuiltAround, hotParts, partsWith } from '../workspace/hot-reload.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { hostsFolder, root } from '../workspace/paths.mjs';
import { runScript } from '../workspace/run-script.mjs';
import { requireFreePorts } from './require-free-ports.mjs';
import { runShop } from './run-shop.mjs';

/** Whether the served folder has the version of the build. @param {string} name */
function isDeployed(name) {
  const deployed = join(hostsFolder(), name, 'remote.json');
  const built = join(root, name, servedFolder, 'browser/remote.json');
  return existsSync(deployed) && readFileSync(deployed).equals(readFileSync(built));
}

await runShop(async () => {
  const [option, ...names] = process.argv.slice(2);
  const hot = option === '--dev' ? hotParts(names) : [];
  process.env.NODE_ENV = hot.includes('shell') ? 'development' : 'production';
  await requireFreePorts();
  ensureInstalled();
  await ensureBuiltAround(hot);
  const hosted = remotes.map(({ name }) => name).filter((name) => !hot.includes(name));
  const changed = hosted.filter((name) => !isDeployed(name));
  if (changed.length > 0) {
    console.error(`Déploiement : ${changed.join(', ')}…`);
    await runScript('tools/commands/deploy-built.mjs', { args: changed });
  }
  process.env.REMOTES_FOLDER = hostsFolder();
  return { parts: partsWith(hot), hosted };
});
