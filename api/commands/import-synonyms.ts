import { importSynonyms, readSynonyms } from '../src/import/synonyms';
import { counted } from '../src/operator-messages';
import { runProgram, withDatabase } from './run-program';
import { parseFile } from './terminal';

await runProgram(async () => {
  const { file } = parseFile({}, 'Usage\u00a0: npm run synonyms:import -- synonymes.csv');
  const groups = await readSynonyms(file);
  await withDatabase((db) => importSynonyms(db, groups));
  const phrases = counted(groups.flat().length, 'expression');
  console.warn(`Synonymes importés : ${counted(groups.length, 'groupe')}, ${phrases}.`);
});
