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
  readonly line: 'odd' | 'even' | 'held out';
}

const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);

/** @throws when a kind is unknown */
function readFile(name: string): Omit<BuyerQuery, 'line'>[] {
  const file = readFileSync(join(import.meta.dirname, name));
  const rows: Record<'kind' | 'query' | 'expected', string>[] = parse(file, { columns: true });
  return rows.map(({ kind, query, expected }) => {
    if (!isKind(kind)) throw new Error(`${name}: unknown kind '${kind}'`);
    return { kind, query, expected: expected.split(' ').filter(Boolean) };
  });
}

/** The queries of `queries.csv`, in its order. */
export const readQueries = (): BuyerQuery[] =>
  readFile('queries.csv').map((query, index) => ({ ...query, line: index % 2 === 0 ? 'odd' : 'even' }));

/** Queries that no change of the search has looked at: those of `held-out.csv`. */
export const readHeldOut = (): BuyerQuery[] =>
  readFile('held-out.csv').map((query) => ({ ...query, line: 'held out' }));
