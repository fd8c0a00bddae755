import { readCommand } from './customers/arguments';
import { runCommand } from './customers/run-command';
import { runCommandLine } from './run-program';

await runCommandLine(readCommand, (db, _environment, command, terminal) => runCommand(db, command, terminal));
