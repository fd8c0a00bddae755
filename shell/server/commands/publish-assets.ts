import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { publishFiles } from '../pages/published-files';

const usage = 'npm run publish-assets -- --to DOSSIER';
const dist = dirname(dirname(fileURLToPath(import.meta.url)));

function readArguments(): string {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  if (!to) throw new Error('--to est nécessaire');
  const folder = resolve(to);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Error(`--to ${to} : un fichier porte ce nom`);
  return folder;
}

try {
  const folder = readArguments();
  const { added, known } = publishFiles(join(dist, 'browser'), folder);
  process.stdout.write(`Fichiers de la boutique publiés : ${added} ajoutés, ${known} déjà là, ${folder}\n`);
} catch (error) {
  const [reason] = (error as Error).message.split('\n');
  console.error(`${reason} (${usage})`);
  process.exit(1);
}
