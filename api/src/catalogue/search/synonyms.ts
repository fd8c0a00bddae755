import { sql } from 'drizzle-orm';
import { inBatches } from '../../database/batches';
import type { Db } from '../../database/database';
import { rowsOf } from '../../database/rows';
import { products, searchSynonyms } from '../../database/schema';
import { searchText } from '../../database/search-text';

const rowsPerStatement = 1_000;

/** Replaces the synonyms of the search; call `applySynonyms` afterwards. @returns false if nothing differed */
export async function storeSynonyms(db: Db, groups: readonly (readonly string[])[]): Promise<boolean> {
  const rows = groups.flatMap((phrases, group) =>
    phrases.map((written) => ({ phrase: searchText(written).trim(), group, written })),
  );
  const nameOf = ({ group, written }: (typeof rows)[number]) => `${group} ${written}`;
  const stored = new Set((await db.select().from(searchSynonyms)).map(nameOf));
  if (rows.length === stored.size && rows.every((row) => stored.has(nameOf(row)))) return false;
  await db.delete(searchSynonyms);
  if (rows.length > 0) await db.insert(searchSynonyms).values(rows);
  return true;
}

/**
 * Selects the phrases that articles match: `group`, `matches`, `start`. A phrase matches designations that start
 * with its first word and contain the others: 'papier toilette' does not match a toilet paper holder.
 */
export const phraseRows = sql`
  select "group", plainto_tsquery('french', phrase) as matches,
    regexp_replace(split_part(phrase, ' ', 1), '(.)[sx]$', '\\1') as start
  from ${searchSynonyms}`;

/** Stores with each article the synonyms that match it, when the list has changed. */
export async function applySynonyms(db: Db): Promise<void> {
  const differing = await rowsOf<{ code: string; synonyms: string }>(
    db,
    sql`
    with phrases as (${phraseRows}),
    named as (
      select distinct ${products.code} as code, phrases."group"
      from phrases join ${products} on ${products.named} @@ phrases.matches and ${products.sortName} like phrases.start || '%'),
    given as (
      select named.code, string_agg(distinct ${searchSynonyms.phrase}, ' ') as synonyms
      from named join ${searchSynonyms} on ${searchSynonyms.group} = named."group"
      group by named.code)
    select article.code, coalesce(given.synonyms, '') as synonyms
    from ${products} as article left join given on given.code = article.code
    where article.synonyms <> coalesce(given.synonyms, '')`,
  );
  await inBatches(differing, rowsPerStatement, (part) =>
    db.execute(sql`
      update ${products} set synonyms = given.synonyms
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as given (code text, synonyms text)
      where ${products.code} = given.code`),
  );
}
