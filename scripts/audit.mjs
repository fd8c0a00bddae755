import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { runCommand } from './setup/stop-with.mjs';

await runCommand(async () => {
  ensureInstalled();
  const { audit } = await import('./audit/audit.mjs');
  const { askRegistry } = await import('./audit/weaknesses.mjs');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { lines, code } = audit({ lock, root, registryAnswer: askRegistry(root) });
  for (const line of lines) console.log(line);
  process.exitCode = code;
});
