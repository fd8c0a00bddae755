import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { products, searchSynonyms } from '../../database/schema';

/** Replaces the synonyms of the search; call `applySynonyms` afterwards. */
export async function storeSynonyms(db: Db, groups: readonly (readonly string[])[]): Promise<void> {
  await db.delete(searchSynonyms);
  const rows = groups.flatMap((phrases, group) => phrases.map((phrase) => ({ phrase, group })));
  if (rows.length > 0) await db.insert(searchSynonyms).values(rows);
}

/**
 * Stores with each article the synonyms that match it. A phrase matches designations that start with its
 * first word and contain the others: 'papier toilette' does not match a toilet paper holder.
 */
export async function applySynonyms(db: Db): Promise<void> {
  await db.execute(sql`
    with phrases as (
      select phrase, "group", plainto_tsquery('french', phrase) as matches,
        regexp_replace(split_part(phrase, ' ', 1), '[sx]$', '') || '%' as start
      from ${searchSynonyms}),
    named as (
      select distinct ${products.code} as code, phrases."group"
      from phrases join ${products} on ${products.named} @@ phrases.matches and ${products.sortName} like phrases.start),
    given as (
      select named.code, string_agg(distinct ${searchSynonyms.phrase}, ' ') as synonyms
      from named join ${searchSynonyms} on ${searchSynonyms.group} = named."group"
      group by named.code)
    update ${products} set synonyms = coalesce(given.synonyms, '')
    from ${products} as article left join given on given.code = article.code
    where ${products.code} = article.code and article.synonyms <> coalesce(given.synonyms, '')`);
}
