import { performance } from 'node:perf_hooks';
import type { Category, ProductList, SitemapPage } from 'shared-contracts/api/products';
import { median, percentile } from '../report/statistics';
import { readJson } from '../shop/read-json';

/** How often each kind of call is made, one after the other. */
const times = 100;
const warmUp = 10;

/** The entry at that position of a list that begins again after its end. @throws when the list is empty */
function at<Entry>(list: readonly Entry[], position: number): Entry {
  const entry = list[position % list.length];
  if (entry === undefined) throw new Error('an empty list has no entry');
  return entry;
}

const orders = [
  '',
  '&sort=designation',
  '&sort=-designation',
  '&sort=price',
  '&sort=-price',
  '&sort=reference',
];
const queries = ['savon', 'nettoy', 'sac poubelle', 'gants nitrile bleu', 'essuie-mains pliés', 'SP-110-N35'];
const slips = ['savn', 'nettoynat', 'poubele noir', 'desinfectent', 'goblet carton'];

const search = (words: string) => `/products/search?q=${encodeURIComponent(words)}`;

/** Path of the n-th call of a kind. */
type PathOf = (number: number) => string;

/** The same kinds of calls whatever the size of the catalogue; each gives the path of its n-th call. */
async function callsOf(apiUrl: string): Promise<Record<string, PathOf>> {
  const categories = await readJson<Category[]>(`${apiUrl}/products/categories`);
  const { items, pages } = await readJson<SitemapPage>(`${apiUrl}/products/sitemap?page=1`);
  const last =
    pages > 1 ? (await readJson<SitemapPage>(`${apiUrl}/products/sitemap?page=${pages}`)).items : [];
  const codes = [...items, ...last].map(({ Code }) => Code);
  // What was called before would come from the API's memory: the next round of lists is an article shorter.
  const list: PathOf = (number) =>
    `/products?limit=${50 - Math.floor(number / categories.length / orders.length)}&category=${at(categories, number).code}${at(orders, Math.floor(number / categories.length))}`;
  const cursors: string[] = [];
  for (let number = 0; number < warmUp + times; number += 1) {
    const { targetItem } = await readJson<ProductList>(apiUrl + list(number));
    if (targetItem.lastEvaluatedKey)
      cursors.push(`${list(number)}&lastEvaluatedKey=${targetItem.lastEvaluatedKey}`);
  }
  return {
    list,
    'next page': (number) => at(cursors, number),
    product: (number) => `/products/${at(codes, number * 7919)}`,
    search: (number) => search(at(queries, number) + ' '.repeat(number)),
    'search, mistyped': (number) => search(at(slips, number) + ' '.repeat(number)),
  };
}

interface MeasuredCall {
  readonly call: string;
  readonly median: number;
  readonly p95: number;
}

/** Milliseconds that calls take, one after the other, from the request to its parsed answer. */
export async function measureCalls(apiUrl: string): Promise<MeasuredCall[]> {
  const measured: MeasuredCall[] = [];
  for (const [call, pathOf] of Object.entries(await callsOf(apiUrl))) {
    const spent: number[] = [];
    for (let number = 0; number < warmUp + times; number += 1) {
      const begun = performance.now();
      await readJson(apiUrl + pathOf(number));
      if (number >= warmUp) spent.push(performance.now() - begun);
    }
    measured.push({ call, median: median(spent), p95: percentile(spent, 0.95) });
  }
  return measured;
}
