import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enableTypeScript } from '../setup/install.mjs';
import { root } from '../setup/paths.mjs';
import { runCommand } from '../setup/run-command.mjs';

await runCommand(async () => {
  await enableTypeScript();
  const { askRegistry, audit } = await import('./audit/audit.ts');
  /** @param {string} file */
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { allowScripts } = read('package.json');
  const lock = read('package-lock.json');
  const { lines, code } = audit({ lock, allowScripts, registryAnswer: askRegistry(root) });
  for (const line of lines) console.log(line);
  process.exitCode = code;
});
