import { runProgram } from './command/run-program';
import { readCommand } from './customers-command/arguments';
import { runCommand } from './customers-command/run-command';

await runProgram(readCommand, (db, _environment, command, terminal) => runCommand(db, command, terminal));
