import { resolve } from 'node:path';
import { callerFolder } from '../setup/caller-folder.mjs';
import { runBuilt } from '../setup/run-built.mjs';
import { runCommand } from '../setup/stop-with.mjs';

const files = process.argv.slice(2).map((file) => resolve(callerFolder, file));

/** Makes the words of the search those of a file (docs/catalogue-import.md). */
await runCommand(() => runBuilt('api', 'import-synonyms.mjs', { args: files }));
