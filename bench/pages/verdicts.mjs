import { fine, kB, ms, whole } from '../report/table.mjs';
import { hoverTime } from './follow-link.mjs';
import { variants } from './variants.mjs';

/**
 * @typedef {object} Verdict
 * @property {string} line what is asked
 * @property {string} measured with its unit
 * @property {string} asked with its unit
 * @property {boolean} met
 */

const most = (line, value, limit, write) => ({
  line,
  measured: write(value),
  asked: `≤ ${write(limit)}`,
  met: value <= limit,
});
const inMs = (value) => `${ms(value)} ms`;
const inKB = (value) => `${kB(value)} kB`;

/** Bytes of JavaScript that a page may transfer. */
const scriptBudgets = { home: 156_000, list: 180_000 };

function judgeLoad(name, shop, limit) {
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
    most(`${name}: longest task once scripts run ≤ 120 ms`, shop.longestScriptTask.median, 120, inMs),
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

function judgeScripts(page, shop) {
  const budget = scriptBudgets[page];
  return [
    ...(budget
      ? [most(`${page}: JavaScript ≤ ${budget / 1000} kB`, shop.scriptBytes.median, budget, inKB)]
      : []),
    most(`${page}: scripts in one wave`, shop.scriptWaves.median, 1, whole),
  ];
}

function judgeAnswering(page, shop, client) {
  const content = client.contentAt.median;
  const ratio = shop.hydrated.median / content;
  return [
    {
      ...most(
        `${page}: hydrated ≤ 1.05 × content when rendered in the browser`,
        shop.hydrated.median,
        content * 1.05,
        inMs,
      ),
      ratio,
    },
    {
      ...most(`${page}: hydrated, goal ≤ 0.8 ×`, shop.hydrated.median, content * 0.8, inMs),
      ratio,
      goal: true,
    },
  ];
}

function judgeNavigation(plain, hover, limit) {
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

/** What is asked of the pages, each line with what was measured; times are medians. @returns {Verdict[]} */
export function judge(results) {
  const figures = (page, variant) =>
    results.find((each) => each.page === page && each.variant === variant)?.figures;
  const lines = [];
  for (const page of ['home', 'list', 'product']) {
    const [shop, limit, client, heavyShop, heavyLimit] = Object.keys(variants).map((variant) =>
      figures(page, variant),
    );
    if (shop && limit && page !== 'home') lines.push(...judgeLoad(page, shop, limit));
    if (shop) lines.push(...judgeScripts(page, shop));
    if (shop?.hydrated && client && page !== 'home') lines.push(...judgeAnswering(page, shop, client));
    if (heavyShop && heavyLimit && page !== 'home')
      lines.push(...judgeLoad(`${page}, 30 kB pictures`, heavyShop, heavyLimit).slice(0, 4));
  }
  const [plain, hover, document] = results
    .filter(({ page }) => page === 'navigation')
    .map((each) => each.figures);
  if (plain && hover && document) lines.push(...judgeNavigation(plain, hover, document));
  return lines;
}

/** A verdict as a row: line, measured, asked, ratio, met. @param {Verdict & { ratio?: number, goal?: boolean }} verdict */
export const verdictRow = ({ line, measured, asked, ratio, met, goal }) => [
  line,
  met ? 'met' : goal ? 'goal not reached' : 'NOT MET',
  measured,
  asked,
  ratio === undefined ? '' : fine(ratio),
];
