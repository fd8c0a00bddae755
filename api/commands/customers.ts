import { readCommand } from './customers/arguments';
import { runCommandLine } from './run-program';

await runCommandLine(readCommand);
