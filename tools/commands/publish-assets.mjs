import { callerFolder } from '../setup/caller-folder.mjs';
import { runBuilt } from '../setup/run-built.mjs';
import { runCommand } from '../setup/stop-with.mjs';

/** Puts the hashed files of the shell where every shell finds those of all builds: `npm run publish-assets -- --to DIR`. */
await runCommand(() =>
  runBuilt('shell', 'server/publish-assets.mjs', { args: process.argv.slice(2), cwd: callerFolder }),
);
