import { readCommand } from './customers/arguments';
import { runCommand } from './customers/run-command';
import { runCommandLine } from './run-program';

await runCommandLine(readCommand, runCommand);
