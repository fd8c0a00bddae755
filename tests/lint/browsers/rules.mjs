import { fileURLToPath } from 'node:url';
import browserslist from 'browserslist';
import { features } from 'web-features';

/** Folder of `.browserslistrc`. */
const bundler = fileURLToPath(new URL('../../../tools/bundler', import.meta.url));

/** Allowed features that a browser of `.browserslistrc` lacks, by key in `web-features`, with the reason. */
const progressive = {
  // Scripts
  'api.AbortSignal.timeout_static': 'Chrome before 124 names the error otherwise; its name is not read',
  'api.PerformanceResourceTiming.transferSize': "without it a page from the browser's cache counts as fresh",
  'api.Window.cancelIdleCallback': 'checked before it is called',
  'api.Window.requestIdleCallback': 'checked before it is called, else a timer',
  'api.Window.open': 'phones open a tab instead of a window',

  // Styles that the build also writes with a prefix
  'css.properties.text-size-adjust': 'only phones enlarge text; Safari reads -webkit-',
  'css.properties.user-select': 'Safari reads -webkit-',

  // Styles that are only refinements
  'css.at-rules.page': 'the margins of the printer instead',
  'css.properties.accent-color': 'boxes in the colour of the system',
  'css.properties.contain-intrinsic-block-size': 'goes with content-visibility',
  'css.properties.content-visibility': 'all of a page is laid out at once',
  'css.properties.overflow-clip-margin': 'the focus ring of a card is cut at its edge',
  'css.properties.resize': 'a text field keeps its size on phones',
  'css.properties.scrollbar-gutter': 'a page moves sideways when a dialog opens',
  'css.properties.scrollbar-width': 'a row of brands shows its scrollbar',
  'css.properties.text-wrap': 'the last line of a heading may be short',
  'css.selectors.selection': 'selected text in the colours of the system',
};

/**
 * A feature of the platform, such as `api.URL.canParse_static`.
 * @typedef {{ key: string, everywhere: boolean, year: number }} Part `everywhere`: in every listed browser, or progressive
 */

/**
 * Names of browsers in `browserslist`, and in `web-features`.
 * @type {Readonly<Record<string, keyof typeof import('web-features').browsers>>}
 */
const browsers = {
  chrome: 'chrome',
  and_chr: 'chrome_android',
  edge: 'edge',
  firefox: 'firefox',
  and_ff: 'firefox_android',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** Parses a version; "16.6-16.7" and "≤15" count as 16.6 and 15. @param {string} version */
const numberOf = (version) => Number.parseFloat(version.replace('≤', ''));

/** @param {readonly string[]} list */
function oldestVersions(list) {
  /** @type {Map<keyof typeof import('web-features').browsers, number>} */
  const oldest = new Map();
  for (const [browser = '', version = ''] of list.map((each) => each.split(' '))) {
    const name = browsers[browser];
    if (!name) throw new Error(`web-features has no data for ${browser}: remove it from browserslist.`);
    oldest.set(name, Math.min(oldest.get(name) ?? Number.POSITIVE_INFINITY, numberOf(version)));
  }
  return [...oldest];
}

/** Returns all features with compatibility data. @param {readonly string[]} list @returns {Part[]} */
function platform(list) {
  const oldest = oldestVersions(list);
  return Object.values(features)
    .flatMap((feature) =>
      feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
    )
    .map(([key, { support, baseline_low_date: since }]) => ({
      key,
      everywhere:
        key in progressive ||
        oldest.every(([browser, version]) => numberOf(support[browser] ?? 'none') <= version),
      // Without a year: not in all browsers, yet or any more.
      year: Number(since?.match(/\d{4}/)?.[0] ?? Number.POSITIVE_INFINITY),
    }));
}

/**
 * Returns Biome rules that refuse features that one of the browsers lacks.
 * @param {string[]} list as from `browserslist()`, such as `safari 16.0`; by default from `.browserslistrc`
 */
export function browserRules(list = browserslist(undefined, { path: bundler })) {
  const parts = platform(list);
  const { deniedGlobals, entries } = refusedInScripts(parts);
  return {
    style: { noRestrictedGlobals: { level: 'error', options: { deniedGlobals } } },
    nursery: { noJsRestrictedProperties: { level: 'error', options: { entries } } },
    suspicious: { useBaseline: { level: 'error', options: knownInStyles(parts) } },
  };
}

const compound = /^[a-z]+[A-Z]/;
/** @param {string} name */
const withSmallInitial = (name) => name.charAt(0).toLowerCase() + name.slice(1);

/** @param {readonly Part[]} parts */
function refusedInScripts(parts) {
  const named = parts
    .filter(({ key }) => /^(api|javascript\.builtins)\./.test(key) && !/_(event|permission)$/.test(key))
    .map((part) => {
      const [owner = '', member, ...more] = part.key.replace(/^(api|javascript\.builtins)\./, '').split('.');
      const message = `A browser of browserslist lacks ${part.key}.`;
      return { ...part, owner, name: member?.replace(/_static$/, ''), more, message };
    })
    .filter(({ more }) => more.length === 0);
  const lacking = named.filter(({ everywhere }) => !everywhere);
  const members = lacking.flatMap(({ name, ...part }) => (name ? [{ ...part, name }] : []));

  // `Navigator` is used as `navigator`, `URL.canParse` by the name of the interface.
  const ofObject = members.map(({ key, owner, name, message }) => ({
    object: key.startsWith('api.') && !key.endsWith('_static') ? withSmallInitial(owner) : owner,
    property: name,
    message,
  }));

  const missing = new Set(lacking.filter(({ name }) => !name).map(({ owner }) => owner));
  const elsewhere = new Set(named.filter(({ everywhere }) => everywhere).map(({ name }) => name));
  // On any object, since Biome has no types here. Single words such as `country` are left out: too common.
  // Features of JavaScript itself, such as `union` of sets, are refused by TypeScript's `lib`.
  const ofAny = members
    .filter(
      ({ key, owner, name }) =>
        key.startsWith('api.') &&
        compound.test(name) &&
        !key.endsWith('_static') &&
        !missing.has(owner) &&
        !elsewhere.has(name),
    )
    .map(({ name, message }) => ({ property: name, message }));

  return {
    deniedGlobals: Object.fromEntries(
      lacking
        .filter(({ owner, name }) => !name || owner === 'Window')
        .map(({ owner, name, message }) => [name ?? owner, message]),
    ),
    entries: [...ofObject, ...ofAny],
  };
}

/** Biome accepts features of the years before a browser lacks one (`available`), and listed ones. @param {readonly Part[]} parts */
function knownInStyles(parts) {
  const judged = parts
    .map((part) => ({ ...part, path: part.key.split('.') }))
    .filter(({ path }) => path[0] === 'css' && path.length <= 4);
  const firstLacking = Math.min(...judged.filter(({ everywhere }) => !everywhere).map(({ year }) => year));
  const known = judged.filter(({ everywhere }) => everywhere);
  /** @param {string[]} folder */
  const below = (...folder) =>
    known
      .filter(
        ({ path }) =>
          path.length === folder.length + 1 && folder.every((name, index) => path[index] === name),
      )
      .flatMap(({ path }) => path.at(-1) ?? []);
  return {
    available: firstLacking - 1,
    // Biome accepts any value of a property listed here: so list only newer properties.
    allowProperties: known
      .filter(
        ({ key, path, year }) =>
          path[1] === 'properties' && path.length === 3 && (key in progressive || year >= firstLacking),
      )
      .flatMap(({ path }) => path[2] ?? []),
    allowPropertyValues: Object.fromEntries(
      below('css', 'properties').map((name) => [name, below('css', 'properties', name)]),
    ),
    allowAtRules: below('css', 'at-rules'),
    allowMediaConditions: below('css', 'at-rules', 'media'),
    allowSelectors: below('css', 'selectors'),
    allowFunctions: [...below('css', 'types'), ...below('css', 'types', 'color')],
  };
}
