import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { api } from '../../testing/api';

/** A query as typed by a buyer, and the codes of matching demo articles; none for goods that are not sold. */
interface BuyerQuery {
  readonly kind: string;
  readonly query: string;
  readonly expected: string;
}

const readQueries = (file: string): BuyerQuery[] =>
  parse(readFileSync(join(__dirname, 'testing', file)), { columns: true });

/** Returns true if an expected article is among the first three; if none is expected, if nothing is found. */
async function isAnswered({ query, expected }: BuyerQuery): Promise<boolean> {
  const codes = (await api.search(query)).map(({ Code }) => Code);
  const isExpected = (code: string) => expected.split(' ').includes(code);
  return expected === '' ? codes.length === 0 : codes.slice(0, 3).some(isExpected);
}

async function unanswered(file: string): Promise<string[]> {
  const failed: string[] = [];
  for (const each of readQueries(file)) if (!(await isAnswered(each))) failed.push(each.query);
  return failed;
}

it('the search finds the expected articles for 239 of 240 tuning queries', async () => {
  expect(await unanswered('queries.csv')).toEqual(['machine à café']);
});

it('the search finds the expected articles for at least 38 of 40 held-out queries', async () => {
  expect((await unanswered('held-out-queries.csv')).length).toBeLessThanOrEqual(2);
});
