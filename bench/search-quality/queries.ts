import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** What is hard about a query, with the words of the printed tables. */
export const kinds = {
  unit: 'number with unit',
  'trade-word': 'trade word',
  slips: 'two slips',
  words: 'words in any order',
  reference: 'beginning of a reference',
  size: 'size among sizes',
  form: 'plural, accent, case',
  'not-sold': 'not sold',
} as const;
export type Kind = keyof typeof kinds;

export interface BuyerQuery {
  readonly kind: Kind;
  /** As a buyer types it. */
  readonly query: string;
  /** Codes of demo articles, any of which answers the query; none for what is not sold. */
  readonly expected: readonly string[];
  /** Odd lines serve for tuning; even lines tell whether the tuning holds. Counted from 1 after the heading. */
  readonly line: 'odd' | 'even';
}

const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);

/** The queries of `queries.csv`, in its order. @throws when a kind is unknown */
export function readQueries(): BuyerQuery[] {
  const file = readFileSync(join(import.meta.dirname, 'queries.csv'));
  const rows: Record<'kind' | 'query' | 'expected', string>[] = parse(file, { columns: true });
  return rows.map(({ kind, query, expected }, index) => {
    if (!isKind(kind)) throw new Error(`queries.csv: unknown kind '${kind}'`);
    return {
      kind,
      query,
      expected: expected.split(' ').filter(Boolean),
      line: index % 2 === 0 ? 'odd' : 'even',
    };
  });
}
