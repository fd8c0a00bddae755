import { basename } from 'node:path';
import { applyReports } from '../src/feed/apply-report';
import { readOrderReports } from '../src/import/order-reports';
import { parisDay } from '../src/paris-time';
import { runProgram, withDatabase } from './run-program';
import { parseFile } from './terminal';

await runProgram(async () => {
  const { file } = parseFile({}, 'Usage\u00a0: npm run orders:import -- commandes.csv');
  const reports = await readOrderReports(file, parisDay(new Date()));
  await withDatabase(async (db) => {
    const refused = await applyReports(db, basename(file), reports, (line) => console.warn(line));
    if (refused > 0) process.exitCode = 1;
  });
});
