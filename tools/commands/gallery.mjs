import { ensureInstalled } from '../workspace/install.mjs';
import { runCommand } from '../workspace/run-command.mjs';

await runCommand(async () => {
  ensureInstalled();
  // The configuration that develop.mjs serves.
  process.argv[2] = 'tools/bundler/rspack/gallery.mjs';
  await import('../bundler/development/develop.mjs');
});
