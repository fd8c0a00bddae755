import type { ProductList } from 'shared-contracts/api/products';
import { api, openWith } from '../testing/api';
import { articlesRead, type Statement } from '../testing/articles-read';

/** Queries with their number of statements and the maximum number of article rows read. */
const searches: readonly (readonly [kind: string, query: string, statements: number, rows: number])[] = [
  ['a number with its unit', 'gobelet 20cl', 1, 40],
  ['a synonym', 'sopalin', 1, 50],
  ['two misspellings', 'guants nitrill', 2, 100],
  ['words in any order', 'poubelle sac noir', 1, 150],
  ['the beginning of a reference', 'SPE-', 1, 80],
  ['a clothing size', 'gants taille L', 1, 250],
  ['another form of a word', 'DETERGENT DESINFECTANT', 1, 30],
  ['a word that no matching article has', 'gobelet carton javel', 2, 200],
  ['unknown words', 'chaise', 1, 0],
];

const issued: Statement[] = [];
openWith({ queries: { logQuery: (text, values) => issued.push({ text, values }) } });
// Reads the vocabulary, which is then cached.
beforeAll(() => api.search('xylophone'));

it('a single statement reads the first page of a list and its count', async () => {
  issued.length = 0;
  const { data } = await api.get<ProductList>('/products?category=CHIMIE&limit=10');
  const [statement, ...others] = [...issued];

  const read = statement && (await articlesRead(api.database.sql, statement));
  expect(others).toEqual([]);
  // All articles to count them, then one page with its variants.
  expect(read).toBeLessThanOrEqual((data.total ?? 0) + 200);
});

describe('a search among the demo articles', () => {
  it.each(searches)('for %s (« %s ») issues %i statements that read at most %i articles', async (...row) => {
    const [, query, statements, rows] = row;
    issued.length = 0;
    const data = await api.search(query);
    const statementsIssued = [...issued];

    const read = await Promise.all(statementsIssued.map((each) => articlesRead(api.database.sql, each)));

    expect(data.length > 0).toBe(rows > 0);
    expect(statementsIssued).toHaveLength(statements);
    expect(read.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(rows);
  });
});
