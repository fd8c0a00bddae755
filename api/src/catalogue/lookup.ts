import { sql } from 'drizzle-orm';
import type { ProductLookupAnswer } from 'shared-contracts/api/products';
import type { Db } from '../database/database';
import { products } from '../database/schema';
import { inCapitals, joinedReference, joinedReferenceSql } from '../database/search-text';
import { gtinOf } from './gtin';
import { type ProductRow, selectProducts, selectSuccessors, toProducts } from './product-rows';

/** Maximum number of articles in the response for one reference. */
const perReference = 5;

// An array, so that the planner reads two indexes for an OR of two of them.
const foldedOf = (texts: readonly string[]) => sql`array(select folded(unnest(${sql.param(texts)}::text[])))`;

/**
 * Returns the articles with each text as code or reference, ignoring case; the code comes first. Without one,
 * those whose reference differs in separators, or with the text as EAN; else the successor of an ended one.
 */
export async function lookUp(
  db: Db,
  apiUrl: string,
  references: readonly string[],
): Promise<ProductLookupAnswer['items']> {
  const wanted = references.map(inCapitals);
  const reference = sql`folded(${products.reference})`;
  const joined = joinedReferenceSql(products.reference);
  const rank = sql`row_number() over (partition by ${reference} order by ${products.position}, ${products.code})`;
  const ranked = db
    .select({ code: products.code, rank: rank.as('rank') })
    .from(products)
    .where(
      sql`${reference} = any(${foldedOf(wanted)}) or ${joined} = any(${foldedOf(wanted.map(joinedReference))})`,
    )
    .as('ranked');
  const referenced = db.select({ code: ranked.code }).from(ranked).where(sql`rank <= ${perReference}`);
  const gtins = references.map(gtinOf);
  const rows = await selectProducts(db)
    // A union, since the planner reads every article for an OR of two lists.
    .where(sql`${products.code} in (select unnest(${sql.param(wanted)}::text[]) union ${referenced}
      union select code from ${products} where ${products.gtin} = any(${sql.param(gtins)}::text[]))`)
    .orderBy(products.position, products.code);
  const successors = await selectSuccessors(db, wanted);
  return references.map((text, index) => {
    const word = wanted[index];
    const byCode = rows.filter(({ code }) => code === word);
    const byReference = rows.filter((row) => row.code !== word && inCapitals(row.reference) === word);
    const exact = [...byCode, ...byReference];
    const bare = joinedReference(text);
    const gtin = gtins[index];
    const isAlike = (row: ProductRow) =>
      (bare !== '' && joinedReference(row.reference) === bare) || (gtin !== null && row.gtin === gtin);
    const found = exact.length > 0 ? exact : rows.filter(isAlike);
    const replacing = found.length > 0 ? [] : successors.filter(({ ended }) => ended === word);
    const [replacedBy] = toProducts(replacing, apiUrl);
    return {
      reference: text,
      products: toProducts(found.slice(0, perReference), apiUrl),
      ...(replacedBy && { replacedBy }),
    };
  });
}
