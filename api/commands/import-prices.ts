import { importPrices, readPrices } from '../src/import/prices-file';
import { runImport } from './run-program';

await runImport('Usage\u00a0: npm run prices:import -- tarifs.csv', readPrices, importPrices);
