import { callerFolder } from '../setup/caller-folder.mjs';
import { runBuilt } from '../setup/run-built.mjs';
import { runCommand } from '../setup/stop-with.mjs';

/** Lists, shows, cancels and exports the shop's orders (docs/operating.md#orders). */
await runCommand(() => runBuilt('api', 'orders.mjs', { args: process.argv.slice(2), cwd: callerFolder }));
