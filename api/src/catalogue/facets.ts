import { and, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type FactChoice, type FactKey, factKeys } from 'shared-contracts/api/fact-keys';
import { facetLimits } from 'shared-contracts/api/limits';
import type { Facet } from 'shared-contracts/api/products';
import type { Db } from '../database/database';
import { products } from '../database/schema';

type Query = Readonly<Partial<Record<FactKey, string | readonly string[] | undefined>>>;

/** Returns the facts chosen by a query: unique sorted values by key, without empty keys. */
export function choiceOf(query: Query): FactChoice {
  const chosen = factKeys.map((key) => [key, [...new Set([query[key] ?? []].flat())].sort()] as const);
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

const has = (key: FactKey, values: readonly string[]) => inArray(products[key], [...values]);

/** Condition of the articles that have one of the chosen values of each key. */
export function narrowed(choice: FactChoice): SQL | undefined {
  return and(...factKeys.map((key) => choice[key] && has(key, choice[key])));
}

/**
 * Counts the articles of a list by the values of each fact, ignoring its own choice, since its values are
 * alternatives. Returns the most frequent values up to the limit, and the chosen ones.
 */
export async function countFacets(db: Db, list: SQL | undefined, choice: FactChoice): Promise<Facet[]> {
  const chosen = factKeys.flatMap((key) => (choice[key] ? [{ key, values: choice[key] }] : []));
  const others = and(...chosen.map(({ key, values }) => or(sql`fact.key = ${key}`, has(key, values))));
  const count = sql`count(*) filter (where ${others ?? sql`true`})`;
  const isChosen =
    or(
      ...chosen.map(({ key, values }) => and(sql`fact.key = ${key}`, inArray(sql`fact.value`, [...values]))),
    ) ?? sql`false`;
  const facts = factKeys.map((key) => sql`(${key}, ${products[key]})`);
  const { rows } = (await db.execute(sql`
    with counted as (
      select fact.key, fact.value, ${count} as count, bool_or(${isChosen}) as chosen
      from ${products} cross join lateral (values ${sql.join(facts, sql`, `)}) as fact (key, value)
      where ${and(list, isNotNull(sql`fact.value`))}
      group by fact.key, fact.value),
    ranked as (
      select *, row_number() over (partition by key order by count desc, value) as rank from counted
      where count > 0 or chosen)
    select key, value, count::int from ranked
    where rank <= ${facetLimits.values} or chosen
    order by key, rank`)) as { rows: { key: FactKey; value: string; count: number }[] };
  return factKeys.flatMap((key) => {
    const values = rows.flatMap((row) => (row.key === key ? [{ value: row.value, count: row.count }] : []));
    return values.length > 0 ? [{ key, values }] : [];
  });
}
