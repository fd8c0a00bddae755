import { backUp } from '../src/database/backup';
import { runOnFolder } from './run-program';

await runOnFolder('Usage\u00a0: npm run backup -- --to DOSSIER', 'to', async (settings, folder) => {
  await backUp(settings, folder);
  console.warn(`Sauvegardé dans ${folder}.`);
});
