import { performance } from 'node:perf_hooks';
import { median, percentile } from '../report/statistics.mjs';

/** How often each kind of call is made, one after the other. */
const times = 100;
const warmUp = 10;

const orders = [
  '',
  '&sort=designation',
  '&sort=-designation',
  '&sort=price',
  '&sort=-price',
  '&sort=reference',
];
const queries = [
  'savon',
  'nettoy',
  'sac poubelle',
  'désinfectant surfaces',
  'gants nitrile bleu',
  'professionnel',
  'essuie-mains pliés',
  'BX-00123',
  'balai',
  'ampoule led',
];
const slips = [
  'savn',
  'nettoynat',
  'poubele noir',
  'desinfectent',
  'aspirateeur',
  'goblet carton',
  'chariott',
];

const at = (list, number) => list[number % list.length];
const search = (words) => `/products/search?q=${encodeURIComponent(words)}`;

async function json(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  return answer.json();
}

/** The same kinds of calls whatever the size of the catalogue; each gives the path of its n-th call. */
async function callsOf(apiUrl) {
  const categories = await json(`${apiUrl}/products/categories`);
  const { items, pages } = await json(`${apiUrl}/products/sitemap?page=1`);
  const last = pages > 1 ? (await json(`${apiUrl}/products/sitemap?page=${pages}`)).items : [];
  const codes = [...items, ...last].map(({ Code }) => Code);
  const list = (number) =>
    `/products?limit=50&category=${at(categories, number).code}${at(orders, Math.floor(number / categories.length))}`;
  const cursors = [];
  for (let number = 0; number < categories.length * orders.length; number += 1) {
    const { targetItem } = await json(apiUrl + list(number));
    if (targetItem.lastEvaluatedKey)
      cursors.push(`${list(number)}&lastEvaluatedKey=${targetItem.lastEvaluatedKey}`);
  }
  return {
    list,
    'next page': (number) => at(cursors, number),
    product: (number) => `/products/${at(codes, number * 7919)}`,
    search: (number) => search(at(queries, number)),
    'search, mistyped': (number) => search(at(slips, number)),
  };
}

/**
 * Milliseconds that calls take, one after the other, from the request to its parsed answer.
 * @returns {Promise<{ call: string, median: number, p95: number }[]>}
 */
export async function measureCalls(apiUrl) {
  const measured = [];
  for (const [call, pathOf] of Object.entries(await callsOf(apiUrl))) {
    const spent = [];
    for (let number = 0; number < warmUp + times; number += 1) {
      const begun = performance.now();
      await json(apiUrl + pathOf(number));
      if (number >= warmUp) spent.push(performance.now() - begun);
    }
    measured.push({ call, median: median(spent), p95: percentile(spent, 0.95) });
  }
  return measured;
}
