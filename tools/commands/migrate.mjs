import { runBuilt } from '../setup/run-built.mjs';
import { runCommand } from '../setup/stop-with.mjs';

/** Brings the database's schema up to date, as the API's start does, and ends (docs/deploying.md#postgresql). */
await runCommand(() => runBuilt('api', 'migrate.mjs'));
