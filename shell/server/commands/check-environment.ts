import { environmentFile } from 'shared-contracts/environment/load';
import { loadShellEnvironment } from '../deployment/environment-source';
import { root } from './run-command';

// Run before anything starts: one line that names the field at fault, exit code 1.
try {
  loadShellEnvironment(environmentFile(process.env, root), process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
