import { untilQuiet } from '../report/machine.mjs';
import { summary } from '../report/statistics.mjs';
import { startOtherShop, startShop } from '../shop/start-shop.mjs';
import { throttling } from './browser.mjs';
import { chooseFromCatalogue } from './catalogue.mjs';
import { followLink, hoverTime } from './follow-link.mjs';
import { loadPage } from './load-page.mjs';
import { comparePairs, printPairs } from './pairs.mjs';
import { untilDone } from './repeat.mjs';
import { printPages } from './tables.mjs';
import { startVariants, unscripted, untilRendered } from './variants.mjs';
import { judge } from './verdicts.mjs';

/** The link to the category's first article, on its list. */
const card = ({ productPath }) => `section[aria-label="Produits"] a[href="${productPath}"]`;

/** Every page in every variant; `content` is visible once the page shows what it is for. */
function loads(places, chosen) {
  const pages = [
    { page: 'home', path: '/', content: 'main h1' },
    { page: 'list', path: chosen.listPath, content: card(chosen) },
    { page: 'product', path: chosen.productPath, content: 'main h1' },
  ];
  return pages.flatMap(({ page, path, content }) =>
    Object.entries(places).map(([variant, place]) => ({ page, variant, content, url: `${place}${path}` })),
  );
}

/** The way from a card to its product, in the shop and in the saved document, or in two builds. */
function ways({ shop, limit, before }, chosen) {
  const way = (variant, place, hover) => ({
    page: 'navigation',
    variant,
    url: `${place}${chosen.listPath}`,
    content: card(chosen),
    heading: chosen.designation,
    hover,
  });
  // What the line brings is here before the click: the rest is what the two builds do.
  if (before) return [way('shop', shop, true), way('before', before, true)];
  return [
    way('shop', shop, false),
    way(`shop, ${hoverTime} ms of hover`, shop, true),
    way('limit (new document)', limit, false),
  ];
}

/** One answer ahead of a run, so that every variant is given from its server's cache. */
async function warm(url) {
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
}

async function oneRun(target, round) {
  await warm(target.url);
  if (target.page === 'navigation') return followLink(target);
  return loadPage({
    ...target,
    scripted: !unscripted.has(target.variant),
    idle: round === 0 && target.variant === 'shop',
  });
}

/** @param {import('../options.mjs').Options} options */
export async function measure(options, cleanup) {
  const shop = await startShop(cleanup);
  const chosen = await chooseFromCatalogue(shop.apiUrl);
  const places = options.against
    ? { shop: shop.url, before: await startOtherShop(cleanup, options.against) }
    : await startVariants(shop, cleanup);
  const targets = [...loads(places, chosen), ...ways(places, chosen)]
    .filter(({ page }) => options.only === '' || page === options.only)
    .map((target) => ({ ...target, runs: [] }));
  for (const shell of [places.shop, places.heavyShop ?? places.before])
    await untilRendered(`${shell}${chosen.listPath}`);
  for (const { url } of targets) await warm(url);

  // Round by round, so that whatever else the machine does meets every variant alike.
  for (let round = 0; round < options.runs; round += 1) {
    for (const target of targets) {
      const processorUse = await untilQuiet(options.quiet);
      const name = `round ${round + 1}: ${target.page}, ${target.variant}`;
      const run = await untilDone(
        () => oneRun(target, round),
        (reason) => console.error(`${name}: failed (${reason})`),
      );
      target.runs.push({ ...run, processorUse });
      const time = run.error ?? `${Math.round(run.lcp ?? run.time)} ms`;
      console.error(`${name}: ${time}`);
    }
  }
  const results = targets.map(({ page, variant, url, runs }) => {
    const good = runs.filter(({ error }) => !error);
    return {
      page,
      variant,
      url,
      goodRuns: good.length,
      ...(good.length > 0 && { figures: summary(good) }),
      runs,
    };
  });
  if (options.against) return { throttling, chosen, results, pairs: comparePairs(results) };
  return { throttling, chosen, results, verdicts: judge(results) };
}

export const print = (report) => (report.pairs ? printPairs(report) : printPages(report));
