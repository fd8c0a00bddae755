import { importCustomers, readCustomersFile } from '../src/import/customers-file';
import { runProgram, withDatabase } from './run-program';
import { parseFile } from './terminal';

await runProgram(async () => {
  const { file: path } = parseFile({}, 'Usage\u00a0: npm run customers:import -- clients.csv');
  const file = await readCustomersFile(path);
  await withDatabase(async (db) => {
    const { lines, hasRefused } = await importCustomers(db, file);
    for (const line of lines) console.warn(line);
    if (hasRefused) process.exitCode = 1;
  });
});
