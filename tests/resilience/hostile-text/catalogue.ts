import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';

const perCategory = 40;

/** Returns articles with hostile texts, in categories with hostile names. */
export const articlesOf = (texts: readonly string[]) =>
  texts.map((text, index) => {
    const category = Math.floor(index / perCategory);
    const name = texts[category * perCategory] ?? '';
    return {
      code: `HOSTILE-${index + 1}`,
      designation: text,
      description: `${text}\n${text}`,
      prix_ht: '12,50',
      tva: '20',
      famille_code: `FAMILLE-${category + 1}`,
      famille: name.slice(0, 80).trim(),
      sous_famille_code: `SOUS-${category + 1}`,
      sous_famille: name.slice(0, 80).trim(),
      groupe_declinaison: `GROUPE-${Math.floor(index / 2)}`,
      declinaison: text.slice(0, 60).trim(),
      stock: '1000000',
      fiche_technique: 'oui',
    };
  });

export type Article = ReturnType<typeof articlesOf>[number];

/** Imports the articles with the shop's import command. @throws when the import is refused */
export function importCatalogue(articles: readonly Article[], folder: string): void {
  const file = join(folder, 'catalogue.json');
  writeFileSync(file, JSON.stringify(articles));
  // It replaces the demo catalogue, which needs a consent.
  const args = [join(root, 'api/dist/import.mjs'), file, '--yes'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`catalogue: ${stdout}${stderr}`);
}
