import { runProgram } from './command/run-program';
import { readCommand } from './orders-command/arguments';
import { runCommand } from './orders-command/run-command';

await runProgram(readCommand, runCommand);
