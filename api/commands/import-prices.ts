import { nameSome } from '../src/import/import-errors';
import { readPrices, storePrices } from '../src/import/prices';
import { runProgram, withDatabase } from './run-program';
import { parseFile } from './terminal';

await runProgram(async () => {
  const { file } = parseFile({}, 'Usage\u00a0: npm run prices:import -- tarifs.csv');
  const prices = await readPrices(file);
  await withDatabase(async (db) => {
    const { changed, unknown } = await storePrices(db, prices);
    console.warn(`Prix et stocks importés : ${changed} articles modifiés, ${prices.length} lignes lues.`);
    if (unknown.length > 0) console.warn(`Références inconnues, ignorées : ${nameSome(unknown)}.`);
  });
});
