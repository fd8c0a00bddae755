import type { Figure, Summary } from '../report/statistics';
import { fine, kB, ms, whole } from '../report/table';
import { type FollowedLink, hoverTime } from './follow-link';
import type { LoadFigures, LoadResult, WayResult } from './results';
import type { Variant } from './variants';

export interface Verdict {
  /** What is asked. */
  readonly line: string;
  /** With its unit. */
  readonly measured: string;
  /** With its unit. */
  readonly asked: string;
  readonly met: boolean;
  /** Of the measured and what it is compared with. */
  readonly ratio?: number;
  /** It is aimed at and not asked. */
  readonly goal?: boolean;
}

const most = (line: string, value: number, limit: number, write: (value: number) => string): Verdict => ({
  line,
  measured: write(value),
  asked: `≤ ${write(limit)}`,
  met: value <= limit,
});
const inMs = (value: number) => `${ms(value)} ms`;
const inKB = (value: number) => `${kB(value)} kB`;

type LoadedPage = LoadResult['page'];
type JudgedLoad = Pick<LoadResult, 'page' | 'variant' | 'figures'>;
type WayFigures = Pick<Summary<FollowedLink>, 'time' | 'backRequests'>;

/** A way as far as it is judged. */
interface JudgedWay extends Pick<WayResult, 'page'> {
  readonly figures?: WayFigures;
}

/** Bytes of JavaScript that a page may transfer. */
const scriptBudgets: Readonly<Partial<Record<LoadedPage, number>>> = { home: 157_000, list: 181_000 };

function judgeLoad(name: string, shop: LoadFigures, limit: LoadFigures): Verdict[] {
  return [
    {
      ...most(`${name}: LCP ≤ 1.1 × the limit's`, shop.lcp.median, limit.lcp.median * 1.1, inMs),
      ratio: shop.lcp.median / limit.lcp.median,
    },
    most(
      `${name}: blocking time ≤ the limit's + 50 ms`,
      shop.blocking.median,
      limit.blocking.median + 50,
      inMs,
    ),
    most(`${name}: longest task ≤ 120 ms`, shop.longestTask.median, 120, inMs),
    most(`${name}: longest task once scripts run ≤ 120 ms`, shop.longestScriptTask?.median ?? 0, 120, inMs),
    most(`${name}: layout shift 0`, Number(shop.cls.max.toFixed(3)), 0, (value) => value.toFixed(3)),
    most(`${name}: requests beside pictures ≤ 8`, shop.besidePictures.max, 8, whole),
    most(`${name}: scripts ≤ 6`, shop.scripts.max, 6, whole),
    most(`${name}: fonts ≤ 1`, shop.fonts.max, 1, whole),
    most(
      `${name}: pictures ≤ those in view and the lazy margin`,
      shop.pictures.max,
      shop.picturesInReach.max,
      whole,
    ),
  ];
}

function judgeScripts(page: LoadedPage, shop: LoadFigures): Verdict[] {
  const budget = scriptBudgets[page];
  return [
    ...(budget
      ? [most(`${page}: JavaScript ≤ ${budget / 1000} kB`, shop.scriptBytes.median, budget, inKB)]
      : []),
    most(`${page}: scripts in one wave`, shop.scriptWaves.median, 1, whole),
  ];
}

function judgeAnswering(page: LoadedPage, hydrated: Figure, client: LoadFigures): Verdict[] {
  const content = client.contentAt.median;
  const ratio = hydrated.median / content;
  return [
    {
      ...most(
        `${page}: hydrated ≤ 1.05 × content when rendered in the browser`,
        hydrated.median,
        content * 1.05,
        inMs,
      ),
      ratio,
    },
    {
      ...most(`${page}: hydrated, goal ≤ 0.8 ×`, hydrated.median, content * 0.8, inMs),
      ratio,
      goal: true,
    },
  ];
}

function judgeNavigation(plain: WayFigures, hover: WayFigures, limit: WayFigures): Verdict[] {
  const time = limit.time.median;
  return [
    {
      ...most('card → product ≤ 1.1 × a static document', plain.time.median, time * 1.1, inMs),
      ratio: plain.time.median / time,
    },
    {
      ...most(`card → product after ${hoverTime} ms of hover ≤ 0.5 ×`, hover.time.median, time * 0.5, inMs),
      ratio: hover.time.median / time,
    },
    most('Back: requests', Math.max(plain.backRequests.max, hover.backRequests.max), 0, whole),
  ];
}

/** What is asked of the pages, each line with what was measured; times are medians. */
export function judge(results: readonly (JudgedLoad | JudgedWay)[]): Verdict[] {
  const loads = results.filter((each) => each.page !== 'navigation');
  const lines: Verdict[] = [];
  for (const page of ['home', 'list', 'product'] as const) {
    const figures = (wanted: Variant) =>
      loads.find((each) => each.page === page && each.variant === wanted)?.figures;
    const [shop, limit, client] = [figures('shop'), figures('limit'), figures('client')];
    const [heavyShop, heavyLimit] = [figures('heavyShop'), figures('heavyLimit')];
    if (shop && limit && page !== 'home') lines.push(...judgeLoad(page, shop, limit));
    if (shop) lines.push(...judgeScripts(page, shop));
    if (shop?.hydrated && client && page !== 'home')
      lines.push(...judgeAnswering(page, shop.hydrated, client));
    if (heavyShop && heavyLimit && page !== 'home')
      lines.push(...judgeLoad(`${page}, 30 kB pictures`, heavyShop, heavyLimit).slice(0, 4));
  }
  const [plain, hover, document] = results
    .filter((each) => each.page === 'navigation')
    .map((each) => each.figures);
  if (plain && hover && document) lines.push(...judgeNavigation(plain, hover, document));
  return lines;
}

/** A verdict as a row: line, measured, asked, ratio, met. */
export const verdictRow = ({ line, measured, asked, ratio, met, goal }: Verdict): string[] => [
  line,
  met ? 'met' : goal ? 'goal not reached' : 'NOT MET',
  measured,
  asked,
  ratio === undefined ? '' : fine(ratio),
];
