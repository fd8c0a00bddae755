import { importPrices, readPrices } from '../src/import/prices-file';
import { runProgram, withDatabase } from './run-program';
import { parseFile } from './terminal';

await runProgram(async () => {
  const { file: path } = parseFile({}, 'Usage\u00a0: npm run prices:import -- tarifs.csv');
  const file = await readPrices(path);
  await withDatabase(async (db) => {
    const { lines, hasRefused } = await importPrices(db, file);
    for (const line of lines) console.warn(line);
    if (hasRefused) process.exitCode = 1;
  });
});
