import { ImportError } from '../src/import/import-errors';
import { importSynonyms, readSynonyms } from '../src/import/synonyms';
import { runProgram, withDatabase } from './run-program';

await runProgram(async () => {
  const [, , file] = process.argv;
  if (!file) throw new ImportError('Usage : npm run synonyms:import -- synonymes.csv');
  const groups = await readSynonyms(file);
  await withDatabase((db) => importSynonyms(db, groups));
  console.warn(`Synonymes importés : ${groups.length} groupes, ${groups.flat().length} expressions.`);
});
