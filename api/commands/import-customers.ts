import { importCustomers, readCustomersFile } from '../src/import/customers-file';
import { runImport } from './run-program';

await runImport('Usage\u00a0: npm run customers:import -- clients.csv', readCustomersFile, importCustomers);
