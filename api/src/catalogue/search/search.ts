import { eq, sql } from 'drizzle-orm';
import type { SearchHit } from 'shared-contracts/api/products';
import type { Db } from '../../database/database';
import { products } from '../../database/schema';
import { inCapitals, joinedReference } from '../../database/search-text';
import type { CatalogueVersion } from '../catalogue-version';
import { gtinOf } from '../gtin';
import { selectProducts, selectSuccessors, toProducts } from '../product-rows';
import { type SearchWords, valuesOf } from './full-text-query';
import { nearestWords } from './misspellings';
import { wordsOf } from './query-words';
import { bestArticles } from './ranked-results';
import { vocabularyIn } from './vocabulary';

/** Prepares the statement of all searches while typing, or of all repeated ones; only the values differ. */
const statementOf = (db: Db, { typing }: Pick<SearchWords, 'typing'>) =>
  selectProducts(db, { without: sql`best.without`.mapWith(Number) })
    .innerJoin(sql`(${bestArticles({ typing })}) as best`, sql`best.code = ${products.code}`)
    .orderBy(sql`best.rank`)
    // The name of a prepared statement must be unique.
    .prepare(typing ? 'search' : 'search-again');

/** One word with a digit or a hyphen: words need no statement for ended articles. */
const maybeCode = /^[A-Z]*[\d-]\S*$/;

/**
 * Creates the search, with prepared statements. It finds the article of a scanned EAN; else the exact reference,
 * longer ones, whatever their separators, and the best texts; else the successor of an ended article; else what
 * corrected words without the rarest one find. Its `countMistyped` may refuse to go on if the typed words find nothing.
 */
export function searchIn(db: Db, apiUrl: string, version: CatalogueVersion) {
  const whileTyping = statementOf(db, { typing: true });
  const afterwards = statementOf(db, { typing: false });
  const vocabulary = vocabularyIn(db, version);

  /** Returns the best articles, with the omitted word if there is one. */
  async function hits(request: SearchWords): Promise<SearchHit[]> {
    const rows = await (request.typing ? whileTyping : afterwards).execute(valuesOf(request));
    const without = request.words[(rows[0]?.without ?? 0) - 1];
    const found = toProducts(rows, apiUrl);
    return without ? found.map((hit) => ({ ...hit, withoutWord: without.typed })) : found;
  }

  return async (query: string, countMistyped: () => Promise<void>): Promise<SearchHit[]> => {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const gtin = gtinOf(query);
    const scanned = gtin ? await selectProducts(db).where(eq(products.gtin, gtin)) : [];
    if (scanned.length > 0) return toProducts(scanned, apiUrl);
    const reference = inCapitals(query);
    const typed = { reference, joinedReference: /\d/.test(query) ? joinedReference(query) : null };
    const found = await hits({ ...typed, words, typing: true });
    if (found.length > 0) return found;
    await countMistyped();
    const successors = maybeCode.test(reference) ? await selectSuccessors(db, [reference]) : [];
    if (successors.length > 0) return toProducts(successors, apiUrl);
    const texts = words.map(({ text }) => text);
    const meant = nearestWords(texts, await vocabulary());
    if (!meant && words.length < 2) return [];
    const corrected = words.map((word, index) => ({ ...word, text: meant?.[index] ?? word.text }));
    return hits({ ...typed, words: corrected, typing: false });
  };
}
