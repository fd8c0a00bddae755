import { fileURLToPath } from 'node:url';
import { environmentFile, loadEnvironment } from 'shared-contracts/environment/load';

// Run before anything starts: one line that names the field at fault, exit code 1.
try {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  loadEnvironment(environmentFile(process.env, root), process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
