import { basename } from 'node:path';
import { applyReports } from '../src/feed/apply-report';
import { readOrderReports } from '../src/import/order-reports';
import { parisDay } from '../src/paris-time';
import { runImport } from './run-program';

await runImport(
  'Usage\u00a0: npm run orders:import -- commandes.csv',
  async (path) => ({ name: basename(path), reports: await readOrderReports(path, parisDay(new Date())) }),
  applyReports,
);
