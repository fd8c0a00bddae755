import { callerFolder } from '../setup/caller-folder.mjs';
import { runBuilt } from '../setup/run-built.mjs';
import { runCommand } from '../setup/stop-with.mjs';

/** Writes the shop for a static host: `npm run compose -- --env NAME --out DIR`. */
await runCommand(() =>
  runBuilt('shell', 'server/static-site.mjs', { args: process.argv.slice(2), cwd: callerFolder }),
);
