import { inArray } from 'drizzle-orm';
import type { Tx } from '../database/database';
import { products } from '../database/schema';
import { inCapitals, joinedReference } from '../database/search-text';
import { type Articles, type Outcome, refused } from './report-outcome';

/**
 * Finds the reported articles in an order, as the search does: by code, else by reference, else by either
 * without separators; always ignoring case.
 * @returns quantities by code, or the refusal of an article that is missing, ambiguous or named twice
 */
export async function findOrdered(
  tx: Tx,
  lines: readonly { readonly productCode: string }[],
  articles: Articles,
): Promise<Articles | Outcome> {
  if (articles.size === 0) return articles;
  const codes = lines.map(({ productCode: code }) => ({ code, name: code }));
  const { code, reference } = products;
  const references = await tx
    .select({ code, name: reference })
    .from(products)
    .where(
      inArray(
        code,
        codes.map(({ name }) => name),
      ),
    );
  const found = new Map<string, number>();
  for (const [text, quantity] of articles) {
    const named = (names: typeof codes, form: (name: string) => string) => [
      ...new Set(names.filter(({ name }) => form(name) === form(text)).map((each) => each.code)),
    ];
    const [article, ...others] =
      [
        named(codes, inCapitals),
        named(references, inCapitals),
        named([...codes, ...references], joinedReference),
      ].find(({ length }) => length > 0) ?? [];
    if (article === undefined)
      return refused(
        `ne contient pas l’article ${text} : écrivez ${codes.map(({ name }) => name).join(', ')}`,
      );
    if (others.length > 0)
      return refused(`a plusieurs articles ${text} : écrivez ${[article, ...others].join(' ou ')}`);
    if (found.has(article)) return refused(`a ${article} deux fois ici : additionnez ses quantités`);
    found.set(article, quantity);
  }
  return found;
}
