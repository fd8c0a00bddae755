import { environmentFile } from 'shared-contracts/environment/load';
import { loadShellEnvironment } from '../deployment/environment-source';
import { root } from './run-command';

// Runs before any process starts: prints one line that names the invalid field, and exits with code 1.
try {
  loadShellEnvironment(environmentFile(process.env, root), process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
