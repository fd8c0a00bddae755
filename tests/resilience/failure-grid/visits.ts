import type { Locator, Page } from 'playwright-core';
import type { RemoteName } from './remotes';

const list = '/category-product/SACS/SACS-POUBELLE';

/** An element that stands where all went well. */
export interface Destination {
  there(page: Page): Locator;
}

/** `start`: the path that is opened; `reach`: what is done there; `again`: what brings back an extra that did not come. */
export interface Visit extends Destination {
  readonly start: string;
  reach?(page: Page): Promise<unknown>;
  again?(page: Page): Promise<unknown>;
}

/** `remote`: whose page it is; none: the shell's. */
export interface OtherPage extends Destination {
  readonly path: string;
  readonly remote: RemoteName | undefined;
  open(page: Page): Promise<unknown>;
}

export const openings = ['first', 'navigation'] as const;

export type Opening = (typeof openings)[number];

type Visits = Readonly<Record<Opening, Visit>>;

/** A file that can fail: the pattern of its name and the visits that need it. */
interface FailingFile {
  readonly file: RegExp;
  readonly visits: Visits;
}

/** A navigation of the shop's router, as a link makes it. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const heading = (page: Page, level: number, name: string | RegExp) =>
  page.getByRole('heading', { level, name });
const inHeader = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name });
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

const openCartPanel = (page: Page) => inHeader(page, /^Panier/).click();
const openSearch = (page: Page) => inHeader(page, 'Rechercher').click();
const toAccount = (page: Page) => page.getByRole('banner').getByLabel('Mon compte').click();
async function pay(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /J’accepte/ }).check();
  await page.getByRole('button', { name: 'Payer', exact: true }).click();
}

/**
 * How a customer comes to what a file is for. `start`: the path that is opened; `reach`: what is done there; `there`: an
 * element that stands where all went well. `first` is the page that is opened by its URL, `navigation` another one.
 */
const pages: Readonly<Record<RemoteName, Visits>> = {
  'mfe-catalogue': {
    first: { start: list, there: (page) => heading(page, 1, /sacs poubelle/i) },
    navigation: {
      start: '/',
      reach: (page) => page.getByRole('main').getByRole('link', { name: 'CHIMIE' }).first().click(),
      there: (page) => heading(page, 1, /chimie/i),
    },
  },
  'mfe-cart-checkout': {
    first: { start: '/order', there: (page) => heading(page, 1, /panier/i) },
    navigation: {
      start: '/about',
      reach: (page) => follow(page, '/order'),
      there: (page) => heading(page, 1, /panier/i),
    },
  },
  'mfe-account': {
    first: { start: '/profile?informations', there: (page) => heading(page, 1, 'Mon compte') },
    navigation: { start: '/about', reach: toAccount, there: (page) => heading(page, 1, 'Mon compte') },
  },
};

/** The same way from the page that was opened and from one after it. */
const both = (visit: Visit): Visits => ({
  first: visit,
  navigation: {
    ...visit,
    start: '/about',
    reach: async (page) => {
      await follow(page, visit.start);
      await visit.reach?.(page);
    },
  },
});

const fragments: Readonly<Partial<Record<RemoteName, Visits>>> = {
  'mfe-catalogue': both({
    start: '/commitment',
    reach: openSearch,
    there: (page) => page.getByLabel('Rechercher un produit'),
  }),
  'mfe-cart-checkout': both({
    start: '/commitment',
    reach: openCartPanel,
    there: (page) => page.getByRole('dialog').getByText(/Total/i).first(),
  }),
};

const onDemand: Readonly<Record<RemoteName, { readonly chunk: string; readonly visits: Visits }>> = {
  'mfe-catalogue': {
    chunk: 'recently-viewed',
    // An extra, without which the page goes on silently; it comes with the next page.
    visits: both({
      start: `${list}/SP-110-N35`,
      reach: async (page) => {
        await heading(page, 1, /sac/i).waitFor();
        await toEnd(page);
      },
      there: (page) => heading(page, 2, 'Vus récemment'),
      again: async (page) => {
        await follow(page, '/about');
        await heading(page, 1, /propos/i).waitFor();
        await follow(page, `${list}/SP-110-N35`);
        await heading(page, 1, /sac/i).waitFor();
        await toEnd(page);
      },
    }),
  },
  'mfe-cart-checkout': {
    chunk: 'card-form',
    visits: both({
      start: '/purchase',
      reach: pay,
      there: (page) => page.getByRole('dialog', { name: "Régler l'achat" }).locator('iframe').first(),
    }),
  },
  'mfe-account': {
    chunk: 'account-orders',
    visits: both({
      start: '/profile?historique',
      there: (page) => heading(page, 2, /historique/i),
    }),
  },
};

/** The page's own chunk in each visit of `pages`. */
const pageChunk = { 'mfe-catalogue': 'list', 'mfe-cart-checkout': 'cart', 'mfe-account': 'profile' };

const named = (chunk: string, ending: string) => new RegExp(`^${chunk}\\.[0-9a-f]{8}\\.${ending}$`);

/** Every file of a remote that can fail, with the pattern of its name and the visits that need it. */
export function filesOf(remote: RemoteName): Readonly<Record<string, FailingFile>> {
  const page = (file: RegExp) => ({ file, visits: pages[remote] });
  const { chunk, visits } = onDemand[remote];
  const fragment = fragments[remote];
  return {
    pointer: page(/^remote\.json$/),
    entry: page(named('remote-entry', 'js')),
    routes: page(named('routes', 'js')),
    page: page(named(pageChunk[remote], 'js')),
    style: page(named(pageChunk[remote], 'css')),
    ...(fragment && { fragment: { file: named('fragments', 'js'), visits: fragment } }),
    'on demand': { file: named(chunk, 'js'), visits },
  };
}

/** Pages of the shell and of each remote that must be there whatever happened before, by a navigation. */
const ownedPages: readonly (readonly [string, string | RegExp, RemoteName?])[] = [
  ['/contact', /contact/i],
  ['/order', /panier/i, 'mfe-cart-checkout'],
  ['/category-product/SACS', /sacs/i, 'mfe-catalogue'],
  ['/profile?informations', 'Mon compte', 'mfe-account'],
];

export const otherPages: readonly OtherPage[] = ownedPages.map(([path, title, remote]) => ({
  path,
  remote,
  open: (page: Page) => follow(page, path),
  there: (page) => heading(page, 1, title),
}));
