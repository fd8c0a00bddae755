import { applySynonyms, storeSynonyms } from '../catalogue/synonyms';
import { tidyCatalogue } from '../catalogue/tidy-catalogue';
import { collectSearchWords } from '../catalogue/vocabulary';
import type { Db } from '../database/database';
import type { SynonymGroup } from './read-synonyms';

/** Replaces the synonyms of the search; every article is found by the new ones. */
export async function importSynonyms(db: Db, groups: readonly SynonymGroup[]): Promise<void> {
  await db.transaction(async (tx) => {
    await storeSynonyms(tx, groups);
    await applySynonyms(tx);
    await collectSearchWords(tx);
  });
  await tidyCatalogue(db);
}
