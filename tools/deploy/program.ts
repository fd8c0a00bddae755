import { runCommand, SetupError } from '../setup/stop-with.mjs';
import { check } from './check';
import { deploy, prune, rollBack } from './commands';

/** By the words of the terminal. */
const commands: Readonly<Record<string, () => Promise<void>>> = { check, deploy, prune, rollback: rollBack };

// Versions of a remote on its host, and whether they fit a shop: `npm run deploy`, and `sph-remote deploy` of a squad.
await runCommand(async () => {
  const [name = ''] = process.argv.splice(2, 1);
  const command = commands[name];
  if (!command) throw new SetupError(`${name} : choisissez parmi ${Object.keys(commands).join(', ')}.`);
  await command();
});
