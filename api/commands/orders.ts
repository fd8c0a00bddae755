import { readCommand } from './orders/arguments';
import { runCommand } from './orders/run-command';
import { runProgram } from './run-program';

await runProgram(readCommand, runCommand);
