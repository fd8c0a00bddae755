import { inArray } from 'drizzle-orm';
import type { Tx } from '../database/database';
import { products } from '../database/schema';
import { inCapitals, joinedReference } from '../database/search-text';
import { type Articles, type Outcome, refused } from './report-outcome';

/**
 * Finds the reported articles in an order as the search does, ignoring case: by code, else by code or reference
 * without separators.
 * @returns quantities by code, or the refusal of an article that is missing, ambiguous or named twice
 */
export async function findOrdered(
  tx: Tx,
  lines: readonly { readonly productCode: string }[],
  articles: Articles,
): Promise<Articles | Outcome> {
  if (articles.size === 0) return articles;
  const codes = lines.map(({ productCode }) => productCode);
  const { code, reference: name } = products;
  const references = await tx.select({ code, name }).from(products).where(inArray(code, codes));
  const names = [...codes.map((each) => ({ code: each, name: each })), ...references];
  const found = new Map<string, number>();
  for (const [text, quantity] of articles) {
    const exact = codes.filter((each) => each === inCapitals(text));
    const alike = names.filter((each) => joinedReference(each.name) === joinedReference(text));
    const [article, ...others] = new Set(exact.length > 0 ? exact : alike.map((each) => each.code));
    if (article === undefined)
      return refused(`ne contient pas l’article ${text} : écrivez ${codes.join(', ')}`);
    if (others.length > 0)
      return refused(`a plusieurs articles ${text} : écrivez ${[article, ...others].join(' ou ')}`);
    if (found.has(article)) return refused(`a ${article} deux fois ici : additionnez ses quantités`);
    found.set(article, quantity);
  }
  return found;
}
