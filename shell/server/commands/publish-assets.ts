import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publishFiles } from '../pages/published-files';
import { dist, folderOf } from './folders';
import { runCommand } from './run-command';

await runCommand('npm run publish-assets -- --to DOSSIER', () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  if (!to) throw new Error('--to est nécessaire');
  const folder = folderOf('--to', to);
  const { added, known } = publishFiles(join(dist, 'browser'), folder);
  process.stdout.write(`Fichiers de la boutique publiés : ${added} ajoutés, ${known} déjà là, ${folder}\n`);
});
