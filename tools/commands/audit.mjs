import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { runCommand } from '../setup/stop-with.mjs';
import { enableTypeScript } from '../setup/install.mjs';

await runCommand(async () => {
  await enableTypeScript();
  const { audit } = await import('./audit/audit.ts');
  const { askRegistry } = await import('./audit/weaknesses.ts');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { lines, code } = audit({ lock, root, registryAnswer: askRegistry(root) });
  for (const line of lines) console.log(line);
  process.exitCode = code;
});
