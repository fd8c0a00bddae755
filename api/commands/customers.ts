import { readCommand } from './customers/arguments';
import { runCommand } from './customers/run-command';
import { runProgram } from './run-program';

await runProgram(readCommand, (db, _environment, command, terminal) => runCommand(db, command, terminal));
