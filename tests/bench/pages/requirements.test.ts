import type { PageLoad } from './load-page';
import { judgeLoads } from './requirements';

const load = { fcp: 400.4, lcp: 500, shellHydrated: 1500, cls: 0, otherRequests: 8 };
const script = (from: number) => ({ url: '', type: 'Script', bytes: 1, from, to: from + 9 });
const pairs = [
  { figure: 'FCP', now: 120, before: 100, ratios: [1, 1.2, 1.3] as const },
  { figure: 'LCP', now: 110, before: 100, ratios: [1, 1.1, 1.2] as const },
];

it('a page with a script before its first paint, or a paint later than 1.1 times the limit, fails its requirements', () => {
  const loads = [script(399), script(400)].map((file) => ({ ...load, files: [file], scriptBytes: 1 }));

  const refused = judgeLoads('list', loads as unknown as PageLoad[], pairs)
    .filter(([, verdict]) => verdict !== 'met')
    .map(([line]) => line);

  expect(refused).toEqual(['list: FCP / limit', 'list: scripts requested before the first paint']);
});
