import { environmentFile } from 'server-kit/load-environment';
import { apiVariables, readVariables, shellVariables } from 'server-kit/variables';
import { loadShellEnvironment } from '../deployment/environment-source';
import { root } from './run-command';

// Runs before any process starts: prints a line that names the invalid variable or field, and exits with code 1.
try {
  for (const table of [apiVariables, shellVariables]) readVariables(table, process.env);
  loadShellEnvironment(environmentFile(process.env, root), process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
