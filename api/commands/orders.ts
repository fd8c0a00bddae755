import { readCommand } from './orders/arguments';
import { runCommandLine } from './run-program';

await runCommandLine(readCommand);
