import type { Product } from 'shared-contracts/api/products';
import { readJson } from '../shop/read-json';
import type { BuyerQuery, Kind } from './queries';

/** Path of the call that searches for these words. */
export const searchPath = (query: string) => `/products/search?q=${encodeURIComponent(query)}`;

export interface Judged {
  readonly kind: Kind;
  readonly line: BuyerQuery['line'];
  readonly query: string;
  /** Codes of the first three articles. */
  readonly found: readonly string[];
  /** An expected article comes first; nothing comes for what is not sold. */
  readonly first: boolean;
  /** An expected article is among the first three; nothing comes for what is not sold. */
  readonly firstThree: boolean;
  /** Nothing was found. */
  readonly none: boolean;
  /** Articles come, and none of the first three is expected. */
  readonly wrong: boolean;
}

/** Compares an answer, the codes in its order, with what the query expects. */
export function judge({ kind, line, query, expected }: BuyerQuery, codes: readonly string[]): Judged {
  const none = codes.length === 0;
  const right = expected.length === 0 && none;
  const hitWithin = (count: number) => right || codes.slice(0, count).some((code) => expected.includes(code));
  const firstThree = hitWithin(3);
  return {
    kind,
    line,
    query,
    found: codes.slice(0, 3),
    first: hitWithin(1),
    firstThree,
    none,
    wrong: !none && !firstThree,
  };
}

/** Asks the API with the demo catalogue every query. */
export async function judgeAll(apiUrl: string, queries: readonly BuyerQuery[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const query of queries) {
    const articles = await readJson<Product[]>(apiUrl + searchPath(query.query));
    judged.push(
      judge(
        query,
        articles.map(({ Code }) => Code),
      ),
    );
  }
  return judged;
}
