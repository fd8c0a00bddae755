import { resolve } from 'node:path';
import { callerFolder } from '../setup/caller-folder.mjs';
import { runBuilt } from '../setup/run-built.mjs';
import { runCommand } from '../setup/stop-with.mjs';

const files = process.argv.slice(2).map((file) => resolve(callerFolder, file));

/** Makes the shop's catalogue that of a CSV or JSON file (docs/catalogue-import.md). */
await runCommand(() => runBuilt('api', 'import.mjs', { args: files }));
