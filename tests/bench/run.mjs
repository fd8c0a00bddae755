import { enableTypeScript } from '../../tools/workspace/install.mjs';
import { runCommand } from '../../tools/workspace/run-command.mjs';

/** Measures the shop: `npm run bench -- [PART] [OPTIONS]`. */
await runCommand(async () => {
  await enableTypeScript();
  const { bench } = await import('./bench-command.ts');
  await bench(process.argv.slice(2));
});
