import { runBuilt } from '../setup/run-built.mjs';
import { runCommand } from '../setup/stop-with.mjs';

/** Compares built remotes with what a deployed shell gives: `npm run contract:check -- --against URL [REMOTE…]`. */
await runCommand(() => runBuilt('shell', 'server/check-contract.mjs', { args: process.argv.slice(2) }));
