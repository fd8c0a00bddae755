import type { ProductList } from 'shared-contracts/api/products';
import { articlesRead, type Statement } from '../testing/articles-read';
import { addArticles } from '../testing/large-catalogue';
import { TestApi } from '../testing/test-api';
import { changeCatalogue } from './testing/change-catalogue';

let api: TestApi;
const issued: Statement[] = [];
const articles = 50_000;

const sorts = ['', 'designation', '-designation', 'price', '-price', 'reference'];
const filters = ['', '&category=CHIMIE', '&subcategory=SOLS', '&category=CHIMIE&subcategory=SOLS'];
const lists = sorts.flatMap((sort) =>
  filters.map((filter) => `/products?limit=50${sort && `&sort=${sort}`}${filter}`),
);
const words = ['savon', 'nettoy', 'poubelle sac', 'GRAND-777', 'modèle 4321', 'savn', 'zzzz'];
const searches = words.map((word) => `/products/search?q=${encodeURIComponent(word)}`);
// A category holds an eighth of all articles here: to count it whole, the planner may read the table as well as the index.
const facets = [
  '/products/facets?category=CHIMIE&subcategory=SOLS&color=bleu',
  '/products/facets?category=CHIMIE&subcategory=SOLS',
  '/products?category=CHIMIE&color=bleu&content=5%20L',
];
const others = ['/products/SP-110-N35', '/products/SP-110-N35/stock', '/products/sitemap?page=2'];

async function queriesOf(path: string): Promise<Statement[]> {
  await changeCatalogue(api);
  issued.length = 0;
  const { status } = await api.get(path);
  expect(status).toBe(200);
  return [...issued];
}

/** The plans of the queries, one text. */
async function plansOf(queries: readonly Statement[]): Promise<string> {
  const plans = [];
  for (const { text, values } of queries) {
    const { rows } = await api.database.sql.query({ text: `explain ${text}`, values });
    plans.push(...rows.map((row) => Object.values(row as object).join('')));
  }
  return plans.join('\n');
}

// The embedded database takes half a minute to fill; a catalogue of this size belongs on a server.
describe('with fifty thousand articles', () => {
  beforeAll(async () => {
    api = await TestApi.open({
      queries: { logQuery: (text, values) => issued.push({ text, values }) },
    });
    await addArticles(api.database.db, articles);
  });
  afterAll(() => api.close());

  it('fifty typed references are looked up in the indexes', async () => {
    const references = Array.from({ length: 50 }, (_, index) =>
      index % 2 ? `GRAND-${index}` : 'sp-110-n35',
    );
    issued.length = 0;

    const { status } = await api.post('/products/lookup', { references });

    const plans = await plansOf(issued.filter(({ text }) => text.includes('"products"')));
    expect(status).toBe(200);
    expect(plans).toMatch(/Index Scan (using|on) products_reference_start/);
    expect(plans).not.toContain('Seq Scan on products');
  });

  it.each(lists)('a page of %s and the one after it are read from an index in their order', async (path) => {
    const first = await queriesOf(path);
    const { data } = await api.get<ProductList>(path);
    const next = await queriesOf(`${path}&lastEvaluatedKey=${data.targetItem.lastEvaluatedKey}`);

    const plans = await plansOf([first[0], next[0]].filter((query) => query !== undefined));
    expect(plans).toMatch(/Index Scan (Backward )?using products_/);
    // The few variants of an article may be sorted, the articles not.
    expect(plans).not.toMatch(/Seq Scan on products|Sort Key: (?!member)/);
  });

  it('counts the articles of a category, and reads at most ten thousand to know that a list has more', async () => {
    const { data: category } = await api.get<ProductList>('/products?category=CHIMIE');
    const { data: whole } = await api.get<ProductList>('/products');
    const [statement] = await queriesOf('/products');

    const read = statement && (await articlesRead(api.database.sql, statement));
    expect(category.total).toBeGreaterThan(articles / 10);
    expect(whole).not.toHaveProperty('total');
    // A page of fifty, their variants, and what is counted.
    expect(read).toBeLessThanOrEqual(10_500);
  });

  it.each([...searches, ...facets, ...others])('%s never reads all articles', async (path) => {
    const plans = await plansOf(await queriesOf(path));

    expect(plans).toMatch(/Index|Bitmap/);
    expect(plans).not.toMatch(/Seq Scan on products/);
  });

  // Each article is named 'modèle', and no name begins so.
  it.each([...searches, '/products/search?q=modele'])(
    '%s reads few articles, however many have its words',
    async (path) => {
      const statements = await queriesOf(path);

      const read = await Promise.all(statements.map((each) => articlesRead(api.database.sql, each)));

      // Three hundred each of those that have the words, are named so and begin so; then all of these to compare them.
      expect(Math.max(...read)).toBeLessThanOrEqual(2_000);
    },
  );

  it.each([...lists, ...searches, ...facets, ...others])(
    '%s issues a fixed number of statements',
    async (path) => {
      const queries = await queriesOf(path);

      // A search without result also counts for the network and searches for the corrected words;
      // the sitemap also reads the last position.
      const most = path.includes('search') ? 3 : path.includes('sitemap') ? 2 : 1;
      expect(queries.length).toBeLessThanOrEqual(most);
    },
  );
});
