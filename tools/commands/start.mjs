import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '../build/processes.mjs';
import { servedFolder } from '../build/served-folder.mjs';
import { ensureBuiltAround, hotProcesses, requireEnvironment, shellFolder } from '../setup/hot-reload.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { hostsFolder, root } from '../setup/paths.mjs';
import { beginPhase } from '../setup/phase.mjs';
import { urlOf } from '../setup/process-table.mjs';
import { processes, Shop } from '../setup/processes.mjs';
import { runScript } from '../setup/run-script.mjs';
import { runCommand, stopWhenAsked } from '../setup/stop-with.mjs';
import { requireFreePorts } from './free-ports.mjs';

/** @type {{ password: string, customers: readonly { username: string }[] }} */
const demo = JSON.parse(readFileSync(join(root, 'api/seed/accounts.json'), 'utf8'));

/** True when the folder that is served has the version that is built. @param {string} name */
function isDeployed(name) {
  const deployed = join(hostsFolder(), name, 'remote.json');
  const built = join(root, name, servedFolder, 'browser/remote.json');
  return existsSync(deployed) && readFileSync(deployed).equals(readFileSync(built));
}

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
  await requireFreePorts();
  ensureInstalled();
  await ensureBuiltAround(hot);
  const end = beginPhase('Démarrage');
  await requireEnvironment(shellFolder(hot));
  const hosted = remotes.map(({ name }) => name).filter((name) => !hot.includes(name));
  const changed = hosted.filter((name) => !isDeployed(name));
  if (changed.length > 0) await runScript('tools/commands/deploy-built.mjs', { args: changed });
  process.env.REMOTES_FOLDER = hostsFolder();
  const { hostRemote } = await import('../build/serve.mjs');
  for (const name of hosted) await hostRemote(join(root, name));

  shop = new Shop({ hot, parts: processes.filter(({ name }) => !hosted.includes(name)) });
  try {
    await shop.start();
  } catch (error) {
    if (shop.stopping) return;
    await shop.stop();
    throw error;
  }
  end();
  console.log(`Boutique prête : ${urlOf('shell')}
État : ${urlOf('shell')}/status
Courriels : ${urlOf('api')}/dev/mailbox
Clients de démonstration : ${demo.customers.map(({ username }) => username).join(', ')} ; mot de passe : ${demo.password}`);
});
