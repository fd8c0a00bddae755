import { callerFolder } from '../setup/caller-folder.mjs';
import { runBuilt } from '../setup/run-built.mjs';
import { runCommand } from '../setup/stop-with.mjs';

/** Exports and erases what the shop keeps of a person (docs/operating.md#personal-data). */
await runCommand(() => runBuilt('api', 'customers.mjs', { args: process.argv.slice(2), cwd: callerFolder }));
