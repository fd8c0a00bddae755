import { restore } from '../src/database/backup';
import { runOnFolder } from './run-program';

await runOnFolder('Usage\u00a0: npm run restore -- --from DOSSIER', 'from', async (settings, folder) => {
  await restore(settings, folder);
  console.warn(`Restauré de ${folder}. Démarrez la boutique, ou lancez npm run migrate d’abord.`);
});
