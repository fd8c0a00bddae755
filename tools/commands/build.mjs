import { buildStale } from '../setup/build.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { runCommand } from '../setup/run-command.mjs';

process.env.NODE_ENV = 'production';

await runCommand(async () => {
  ensureInstalled();
  const names = process.argv.slice(2);
  const built = await buildStale(names.length > 0 ? names : undefined);
  console.log(built.length > 0 ? `Construit : ${built.join(', ')}` : 'Tout est à jour.');
});
