import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type FactChoice, type FactKey, factKeys } from 'shared-contracts/api/fact-keys';
import { facetLimits } from 'shared-contracts/api/limits';
import type { Facet } from 'shared-contracts/api/products';
import type { Db } from '../database/database';
import { rowsOf } from '../database/rows';
import { products } from '../database/schema';

type Query = Readonly<Partial<Record<FactKey, string | readonly string[] | undefined>>>;

/** Returns the facts chosen by a query: unique sorted values by key, without empty keys. */
export function choiceOf(query: Query): FactChoice {
  const chosen = factKeys.map((key) => [key, [...new Set([query[key] ?? []].flat())].sort()] as const);
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

/** Condition of the articles that have one of the chosen values of each key. */
export function narrowed(choice: FactChoice): SQL | undefined {
  return and(...factKeys.map((key) => choice[key] && inArray(products[key], [...choice[key]])));
}

/**
 * Counts the articles of a list by the values of each fact, ignoring its own choice, since its values are
 * alternatives. Returns the most frequent values up to the limit, and the chosen ones.
 */
export async function countFacets(db: Db, list: SQL | undefined, choice: FactChoice): Promise<Facet[]> {
  const eachKey = (read: (key: FactKey) => SQL, separator = sql` `) =>
    sql.join(factKeys.map(read), separator);
  const isOf = (key: FactKey) => sql`when grouping(${products[key]}) = 0 then`;
  const others = (key: FactKey) => narrowed({ ...choice, [key]: undefined }) ?? sql`true`;
  const chosen = factKeys.flatMap((key) =>
    (choice[key] ?? []).map((value) => sql`key = ${key} and value = ${value}`),
  );
  const isChosen = or(...chosen) ?? sql`false`;
  // One pass of an index with all facts.
  const rows = await rowsOf<{ key: FactKey; value: string; count: number }>(
    db,
    sql`
    with counted as (
      select case ${eachKey((key) => sql`${isOf(key)} ${key}`)} end as key,
        case ${eachKey((key) => sql`${isOf(key)} ${products[key]}`)} end as value,
        case ${eachKey((key) => sql`${isOf(key)} count(*) filter (where ${others(key)})`)} end as count
      from ${products} where ${list ?? sql`true`}
      group by grouping sets (${eachKey((key) => sql`(${products[key]})`, sql`, `)})),
    ranked as (
      select *, ${isChosen} as chosen, row_number() over (partition by key order by count desc, value) as rank
      from counted where value is not null and (count > 0 or ${isChosen}))
    select key, value, count::int from ranked
    where rank <= ${facetLimits.values} or chosen
    order by key, rank`,
  );
  return factKeys.flatMap((key) => {
    const values = rows.flatMap((row) => (row.key === key ? [{ value: row.value, count: row.count }] : []));
    return values.length > 0 ? [{ key, values }] : [];
  });
}
