import { buildStale } from '../workspace/ensure-built.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { runCommand } from '../workspace/run-command.mjs';

process.env.NODE_ENV = 'production';

await runCommand(async () => {
  ensureInstalled();
  const names = process.argv.slice(2);
  const built = await buildStale(names.length > 0 ? names : undefined);
  console.log(built.length > 0 ? `Construit : ${built.join(', ')}` : 'Tout est à jour.');
});
