import { applySynonyms, storeSynonyms } from '../catalogue/search/synonyms';
import { collectSearchWords } from '../catalogue/search/vocabulary';
import { tidyCatalogue } from '../catalogue/tidy-catalogue';
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
