import { applySynonyms, storeSynonyms } from '../catalogue/search/synonyms';
import { collectSearchWords } from '../catalogue/search/vocabulary';
import type { Db } from '../database/database';
import { searchText } from '../database/search-text';
import { Faults, ImportError } from './import-errors';
import { parseCsv } from './read-file';
import { readText } from './read-text';
import { beginImport, tidyCatalogue } from './store-catalogue';

/** Phrases of one line, which differ for the search. */
type SynonymGroup = readonly string[];

const longestPhrase = 60;
const mostWords = 5;
const mostPhrases = 2_000;

/** Reads synonyms: a group per line; `#` starts a comment. @throws {ImportError} with each invalid line */
export async function readSynonyms(path: string): Promise<SynonymGroup[]> {
  const lines = parseCsv(await readText(path), { delimiter: ';', comment: '#', comment_no_infix: true });
  const faults = new Faults();
  const groups: SynonymGroup[] = [];
  let phrases = 0;
  for await (const { record, info } of lines) {
    const position = `Ligne ${info.lines}`;
    const written = record.map((phrase) => phrase.trim()).filter(Boolean);
    if (written.length === 0) continue;
    const group = [...new Map(written.map((phrase) => [searchText(phrase).trim(), phrase])).values()];
    for (const [index, phrase] of written.entries()) {
      const problem = problemOf(phrase);
      if (problem) faults.add(position, problem, `expression ${index + 1}`);
    }
    if (group.length < 2) faults.add(position, 'deux expressions différentes au moins, séparées par « ; »');
    groups.push(group);
    phrases += group.length;
  }
  if (phrases > mostPhrases) throw new ImportError('Plus de 2 000 expressions : raccourcissez la liste.');
  faults.throwIfAny();
  if (groups.length === 0) throw new ImportError('Le fichier ne contient aucun groupe.');
  return groups;
}

function problemOf(phrase: string): string | null {
  if (phrase.length > longestPhrase) return `plus de ${longestPhrase} caractères`;
  const words = searchText(phrase).trim();
  if (!/[a-z]/.test(words)) return `« ${phrase} » n’a pas de lettre`;
  return words.split(' ').length > mostWords ? `« ${phrase} » a plus de ${mostWords} mots` : null;
}

/** Replaces the synonyms of the search, and updates the articles whose synonyms differ. */
export async function importSynonyms(db: Db, groups: readonly SynonymGroup[]): Promise<void> {
  await db.transaction(async (tx) => {
    await beginImport(tx);
    if (!(await storeSynonyms(tx, groups))) return;
    await applySynonyms(tx);
    await collectSearchWords(tx);
  });
  await tidyCatalogue(db);
}
