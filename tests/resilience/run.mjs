import { readdirSync } from 'node:fs';
import { enableTypeScript } from '../../tools/workspace/install.mjs';
import { runCommand } from '../../tools/workspace/run-command.mjs';

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

// `npm run test:resilience -- NAME`: prints actual and expected results; exit code 1 if they differ.
const [name, ...chosen] = process.argv.slice(2);
if (!name || !names.includes(name)) {
  console.error(`Preuves : ${names.join(', ')} (npm run test:resilience -- NOM)`);
  process.exit(1);
}
await runCommand(async () => {
  await enableTypeScript();
  const { prove } = await import(`./${name}.ts`);
  process.exit((await prove(chosen)) ? 0 : 1);
});
