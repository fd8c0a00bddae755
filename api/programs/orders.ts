import { runProgram } from '../src/command/run-program';
import { readCommand } from '../src/orders-command/arguments';
import { runCommand } from '../src/orders-command/run-command';

await runProgram(readCommand, runCommand);
