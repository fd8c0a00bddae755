import { importCustomers, readCustomersFile } from '../src/import/customers-file';
import { ImportError } from '../src/import/import-errors';
import { runProgram, withDatabase } from './run-program';

await runProgram(async () => {
  const [, , path] = process.argv;
  if (!path) throw new ImportError('Usage : npm run customers:import -- clients.csv');
  const file = await readCustomersFile(path);
  await withDatabase(async (db) => {
    const { lines, hasRefused } = await importCustomers(db, file);
    for (const line of lines) console.warn(line);
    if (hasRefused) process.exitCode = 1;
  });
});
