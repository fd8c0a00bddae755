import { fileURLToPath } from 'node:url';
import { environmentFile } from 'shared-contracts/environment/load';
import { loadShellEnvironment } from '../deployment/environment-source';

// Run before anything starts: one line that names the field at fault, exit code 1.
try {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  loadShellEnvironment(environmentFile(process.env, root), process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
