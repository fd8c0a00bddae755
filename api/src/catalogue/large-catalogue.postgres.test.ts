import type { ContractPrices, ProductList } from 'shared-contracts/api/products';
import { articlesRead, rowsRead, type Statement } from '../testing/articles-read';
import { addArticles } from '../testing/large-catalogue';
import { TestApi } from '../testing/test-api';

let api: TestApi;
const issued: Statement[] = [];
const articles = 50_000;

const sorts = ['', 'designation', '-designation', 'price', '-price', 'reference'];
const filters = ['', '&category=CHIMIE', '&subcategory=SOLS', '&category=CHIMIE&subcategory=SOLS'];
const lists = sorts.flatMap((sort) =>
  filters.map((filter) => `/products?limit=50${sort && `&sort=${sort}`}${filter}`),
);
const words = [
  ...['savon', 'nettoy', 'poubelle sac', 'GRAND-777', 'modèle 4321', 'savn', 'zzzz'],
  ...['gobelet 20cl', 'sopalin', 'guants nitrill', 'gants taille L', 'gobelet carton javel'],
];
const searches = words.map((word) => `/products/search?q=${encodeURIComponent(word)}`);
const facets = [
  '/products/facets?category=CHIMIE&subcategory=SOLS&color=bleu',
  '/products/facets?category=CHIMIE&subcategory=SOLS',
  '/products?category=CHIMIE&color=bleu&content=5%20L',
];
const completions = '/products/completions?q=gobel';
const others = [
  '/products/SP-110-N35',
  '/products/SP-110-N35/stock',
  '/products/sitemap?page=2',
  completions,
];

async function queriesOf(path: string): Promise<Statement[]> {
  // Another version of the catalogue, which invalidates cached responses.
  await api.sql('insert into catalogue_changes values (1)');
  issued.length = 0;
  const { status } = await api.get(path);
  expect(status).toBe(200);
  return [...issued];
}

/** Returns the plans of the queries as one text. */
async function plansOf(queries: readonly Statement[], explain = 'explain'): Promise<string> {
  const plans = [];
  for (const { text, values } of queries) {
    const rows = await api.sql<object>(`${explain} ${text}`, ...values);
    plans.push(...rows.map((row) => Object.values(row).join('')));
  }
  return plans.join('\n');
}

// Only on PostgreSQL: filling the embedded database takes half a minute.
describe('with fifty thousand articles', () => {
  beforeAll(async () => {
    api = await TestApi.open({ queries: { logQuery: (text, values) => issued.push({ text, values }) } });
    await addArticles(api.database.db, articles);
  });
  afterAll(() => api.close());

  it('a lookup of fifty references uses only indexes', async () => {
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

  it('the contract prices of fifty articles are one statement, which reads few of the price lists by an index', async () => {
    await api.sql(
      "insert into list_prices select 'LISTE-' || n % 4, code, 1 + n, 1 from products, generate_series(1, 4) n",
    );
    await api.sql("update customers set price_list = 'LISTE-1' where username = 'ines'");
    await api.sql('analyze list_prices');
    const { access_token: token } = await api.signIn('ines');
    const codes = Array.from({ length: 50 }, (_, index) => `GRAND-${1 + index}`);
    issued.length = 0;

    const { data } = await api.post<ContractPrices>('/users/prices', { codes }, token);

    const [statement, ...others] = issued.filter(({ text }) => text.includes('list_prices'));
    expect([data.items.length, issued.length, others]).toEqual([50, 2, []]);
    expect(statement && (await rowsRead(api.database.sql, statement, 'list_prices'))).toBeLessThanOrEqual(50);
  });

  it.each(lists)('%s and its next page are read from an index in sort order', async (path) => {
    const first = await queriesOf(path);
    const { data } = await api.get<ProductList>(path);
    const next = await queriesOf(`${path}&lastEvaluatedKey=${data.targetItem.lastEvaluatedKey}`);

    const plans = await plansOf([first[0], next[0]].filter((query) => query !== undefined));
    expect(plans).toMatch(/Index Scan (Backward )?using products_/);
    // The few variants of an article may be sorted, but not the articles.
    expect(plans).not.toMatch(/Seq Scan on products|Sort Key: (?!member)/);
  });

  it('a category is counted, and a longer list is not, after reading at most ten thousand articles', async () => {
    const { data: category } = await api.get<ProductList>('/products?category=CHIMIE');
    const { data: whole } = await api.get<ProductList>('/products');
    const [statement] = await queriesOf('/products');

    const read = statement && (await articlesRead(api.database.sql, statement));
    expect(category.total).toBeGreaterThan(articles / 10);
    expect(whole).not.toHaveProperty('total');
    // A page of fifty, its variants, and the counted articles.
    expect(read).toBeLessThanOrEqual(10_500);
  });

  it.each([...searches, ...facets, ...others])('%s never reads all articles', async (path) => {
    const plans = await plansOf(await queriesOf(path));

    expect(plans).toMatch(/Index|Bitmap/);
    expect(plans).not.toMatch(/Seq Scan on products/);
  });

  it.each(['', '&subcategory=SOLS', '&color=bleu&content=5%20L'])(
    'the facets of a category are counted from the index of facts alone, with %s',
    async (choice) => {
      const plans = await plansOf(await queriesOf(`/products/facets?category=CHIMIE${choice}`));

      expect(plans).toContain('Index Only Scan using products_facts');
      expect(plans.match(/on products/g)).toHaveLength(1);
    },
  );

  // Each name contains 'modèle', and none starts with it.
  it.each([...searches, completions, '/products/search?q=modele'])(
    '%s reads few articles, even if many contain its words',
    async (path) => {
      const statements = await queriesOf(path);

      const read = await Promise.all(statements.map((each) => articlesRead(api.database.sql, each)));

      // 300 articles each that have the words, name them and start with them; then all of them to rank them.
      expect(Math.max(...read)).toBeLessThanOrEqual(2_000);
    },
  );

  it('references are read in the order of their own indexes, which no size of the catalogue changes', async () => {
    const plans = await plansOf(await queriesOf('/products/search?q=GRAND-7'));

    expect(plans).toMatch(/Index Scan using products_reference_start/);
    expect(plans).toMatch(/Index Scan using products_joined_reference_start/);
  });

  it.each([
    ['starts many names is read from them, in order, and from no index of words', 'savon', 0],
    ['is elsewhere in many names is searched once in the index of names, not as their start', 'modele', 1],
  ])('a word that %s', async (_what, word, searched) => {
    const statements = await queriesOf(`/products/search?q=${word}`);

    const plans = await plansOf(statements, 'explain (analyze, costs off)');

    expect(plans.match(/on products_(named|search) \(actual/g) ?? []).toHaveLength(searched);
    if (searched === 0) expect(plans).toMatch(/on products_name_start \(actual|using products_name_start/);
  });

  it.each([...lists, ...searches, ...facets, ...others])('%s issues few statements', async (path) => {
    const queries = await queriesOf(path);

    // A search without result also counts for the network and searches for the corrected words;
    // the sitemap also reads the last position.
    const most = path.includes('search') ? 3 : path.includes('sitemap') ? 2 : 1;
    expect(queries.length).toBeLessThanOrEqual(most);
  });
});
