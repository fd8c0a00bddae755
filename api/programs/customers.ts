import { runProgram } from '../src/command/run-program';
import { readCommand } from '../src/customers-command/arguments';
import { runCommand } from '../src/customers-command/run-command';

await runProgram(readCommand, (db, _environment, command, terminal) => runCommand(db, command, terminal));
