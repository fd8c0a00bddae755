import { runBuilt } from '../setup/run-built.mjs';
import { runCommand } from '../setup/stop-with.mjs';

/** Fills an empty database with the demo data; one that holds something stays as it is. */
await runCommand(() => runBuilt('api', 'seed.mjs'));
