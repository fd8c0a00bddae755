import { median, percentile } from '../report/statistics.mjs';
import { fine, ms, printTable, whole } from '../report/table.mjs';

/** What is compared, by its name in a run; all in ms. */
const compared = {
  fcp: 'FCP',
  lcp: 'LCP',
  shellHydrated: 'header and cart answer',
  hydrated: 'page answers',
  blocking: 'blocking',
  longestTask: 'longest task',
  time: 'card → product after hover',
};

/**
 * @typedef {object} Pair
 * @property {string} page
 * @property {string} figure
 * @property {number} count pairs of which both runs were good
 * @property {number} before median, ms
 * @property {number} now median, ms
 * @property {[number, number, number]} ratios lower quartile, median and upper quartile of now / before, by pair
 */

/** Runs of the same round stand beside each other: what the machine did meets both. @returns {Pair[]} */
export function comparePairs(results) {
  const pages = [...new Set(results.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const [now, before] = ['shop', 'before'].map(
      (variant) => results.find((each) => each.page === page && each.variant === variant).runs,
    );
    return Object.entries(compared).flatMap(([name, figure]) => {
      const pairs = now
        .map((run, round) => [run[name], before[round][name]])
        .filter((pair) => pair.every(Number.isFinite));
      if (pairs.length === 0) return [];
      const ratios = pairs.filter(([, former]) => former > 0).map(([latter, former]) => latter / former);
      return {
        page,
        figure,
        count: pairs.length,
        before: median(pairs.map(([, former]) => former)),
        now: median(pairs.map(([latter]) => latter)),
        ratios: [percentile(ratios, 0.25), median(ratios), percentile(ratios, 0.75)],
      };
    });
  });
}

/** @param {{ pairs: Pair[] }} report */
export function printPairs({ pairs }) {
  const head = ['page', 'figure', 'pairs', 'before ms', 'now ms', 'now / before', 'middle half of the pairs'];
  const rows = pairs.map(({ page, figure, count, before, now, ratios: [low, middle, high] }) => [
    page,
    figure,
    whole(count),
    ms(before),
    ms(now),
    fine(middle),
    `${fine(low)}–${fine(high)}`,
  ]);
  printTable('Two builds in turn: a phone on a slow line, new browser each time, medians', head, rows);
}
