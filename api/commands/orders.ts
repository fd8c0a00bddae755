import { readCommand } from './orders/arguments';
import { runCommand } from './orders/run-command';
import { runCommandLine } from './run-program';

await runCommandLine(readCommand, runCommand);
