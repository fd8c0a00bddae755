import { storeDocuments } from './orders/store-documents';
import { runProgram, withDatabase } from './run-program';
import { parseFile } from './terminal';

await runProgram(async () => {
  const { file: folder } = parseFile({}, 'Usage\u00a0: npm run orders:documents -- dossier');
  await withDatabase(async (db) => {
    const refused = await storeDocuments(db, folder, (line) => console.warn(line));
    if (refused > 0) process.exitCode = 1;
  });
});
