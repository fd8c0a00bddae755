import { importSynonyms, readSynonyms } from '../src/import/synonyms';
import { runProgram, withDatabase } from './run-program';
import { parseFile } from './terminal';

await runProgram(async () => {
  const { file } = parseFile({}, 'Usage\u00a0: npm run synonyms:import -- synonymes.csv');
  const groups = await readSynonyms(file);
  await withDatabase((db) => importSynonyms(db, groups));
  console.warn(`Synonymes importés : ${groups.length} groupes, ${groups.flat().length} expressions.`);
});
