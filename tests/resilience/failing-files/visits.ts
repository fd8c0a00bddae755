import type { Locator, Page } from 'playwright-core';
import type { RemoteName } from './shop';

const list = '/category-product/SACS/SACS-POUBELLE';

/** A page or part of it; `content` is shown when it has loaded. */
export interface Destination {
  content(page: Page): Locator;
}

/** `start`: path of the first page; `reach`: steps on it; `again`: steps that reload an optional part. */
export interface Visit extends Destination {
  readonly start: string;
  reach?(page: Page): Promise<unknown>;
  again?(page: Page): Promise<unknown>;
}

export interface OtherPage extends Destination {
  readonly path: string;
  open(page: Page): Promise<unknown>;
}

export const openings = ['first', 'navigation'] as const;

export type Opening = (typeof openings)[number];

/** Navigates with the shop's router, like a link. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const heading = (page: Page, level: number, name: string | RegExp) =>
  page.getByRole('heading', { level, name });
const inHeader = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name });

const openCartPanel = (page: Page) => inHeader(page, /^Panier/).click();
const openSearch = (page: Page) => inHeader(page, 'Rechercher').click();
async function pay(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /J’accepte/ }).check();
  await page.getByRole('button', { name: 'Payer', exact: true }).click();
}

/** `page`, `onDemand`: names of the chunks that the visit needs. */
interface Files {
  readonly page: readonly [chunk: string, Visit];
  readonly fragment?: Visit;
  readonly onDemand: readonly [chunk: string, Visit];
}

const product = `${list}/SP-110-N35`;
async function toEndOfProduct(page: Page): Promise<void> {
  await heading(page, 1, /sac/i).waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

const files: Readonly<Record<RemoteName, Files>> = {
  'mfe-catalogue': {
    page: ['list', { start: list, content: (page) => heading(page, 1, /sacs poubelle/i) }],
    fragment: {
      start: '/commitment',
      reach: openSearch,
      content: (page) => page.getByLabel('Rechercher un produit'),
    },
    onDemand: [
      'recently-viewed',
      // Optional: the page works without it and shows no error; the next page loads it.
      {
        start: product,
        reach: toEndOfProduct,
        content: (page) => heading(page, 2, 'Vus récemment'),
        again: async (page) => {
          await follow(page, '/about');
          await heading(page, 1, /propos/i).waitFor();
          await follow(page, product);
          await toEndOfProduct(page);
        },
      },
    ],
  },
  'mfe-cart-checkout': {
    page: ['cart', { start: '/order', content: (page) => heading(page, 1, /panier/i) }],
    fragment: {
      start: '/commitment',
      reach: openCartPanel,
      content: (page) => page.getByRole('dialog').getByText(/Total/i).first(),
    },
    onDemand: [
      'card-form',
      {
        start: '/purchase',
        reach: pay,
        content: (page) => page.getByRole('dialog', { name: "Régler l'achat" }).locator('iframe').first(),
      },
    ],
  },
  'mfe-account': {
    page: ['profile', { start: '/profile?informations', content: (page) => heading(page, 1, 'Mon compte') }],
    onDemand: [
      'account-orders',
      { start: '/profile?historique', content: (page) => heading(page, 2, /historique/i) },
    ],
  },
};

/** Returns the visit of a page that is opened by its URL, or by a navigation from another page. */
export const visitBy = (opening: Opening, visit: Visit): Visit =>
  opening === 'first'
    ? visit
    : {
        ...visit,
        start: '/about',
        reach: async (page) => {
          await follow(page, visit.start);
          await visit.reach?.(page);
        },
      };

const named = (chunk: string, ending: string) => new RegExp(`^${chunk}\\.[0-9a-f]{8}\\.${ending}$`);

/** Returns the files of a remote: kind, pattern of the name, and the visit that needs the file. */
export function filesOf(remote: RemoteName): readonly (readonly [kind: string, file: RegExp, Visit])[] {
  const { page, fragment, onDemand } = files[remote];
  const [chunk, visit] = page;
  return [
    ['pointer', /^remote\.json$/, visit],
    ['entry', named('remote-entry', 'js'), visit],
    ['routes', named('routes', 'js'), visit],
    ['page', named(chunk, 'js'), visit],
    ['style', named(chunk, 'css'), visit],
    ...(fragment ? [['fragment', named('fragments', 'js'), fragment] as const] : []),
    ['on demand', named(onDemand[0], 'js'), onDemand[1]],
  ];
}

/** Pages of the shell and of each remote that must still open by a navigation after the fault. */
export const otherPages: readonly OtherPage[] = (
  [
    ['/contact', /contact/i],
    ['/order', /panier/i],
    ['/category-product/SACS', /sacs/i],
    ['/profile?informations', 'Mon compte'],
  ] as const
).map(([path, title]) => ({
  path,
  open: (page) => follow(page, path),
  content: (page) => heading(page, 1, title),
}));
