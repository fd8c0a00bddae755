import type { Locator, Page } from 'playwright-core';
import { isHydrated } from '../../kit/is-hydrated';
import { limits } from '../../kit/until';

const list = '/category-product/SACS/SACS-POUBELLE';

/** `start`: path of the first page; `reach`: steps on it; `content` is shown when all files are loaded. */
export interface Visit {
  readonly start: string;
  /** Whether the remote is needed only after a navigation from the first page. */
  readonly navigates?: boolean;
  reach?(page: Page): Promise<unknown>;
  content(page: Page): Locator;
}

/** Navigates with the shop's router, like a link. */
export const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const heading = (level: number, name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level, name });
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).click();

const named = (chunk: string, ending: string) => new RegExp(`^${chunk}\\.[0-9a-f]{8}\\.${ending}$`);

type Files = readonly (readonly [kind: string, file: RegExp, Visit])[];

const filesOfPage = (chunk: string, visit: Visit): Files => [
  ['pointer', /^remote\.json$/, visit],
  ['entry', named('remote-entry', 'js'), visit],
  ['routes', named('routes', 'js'), visit],
  ['page', named(chunk, 'js'), visit],
  ['style', named(chunk, 'css'), visit],
];

const listVisit: Visit = { start: list, content: heading(1, /sacs poubelle/i) };

/** Files by their owner: kind, pattern of the name, and the visit that needs the file. */
export const files: Readonly<Record<string, Files>> = {
  shell: [['federation runtime', named('federation', 'js'), listVisit]],
  'mfe-catalogue': [
    ...filesOfPage('list', listVisit),
    [
      'fragment',
      named('fragments', 'js'),
      {
        start: '/commitment',
        reach: press('Rechercher'),
        content: (page) => page.getByLabel('Rechercher un produit'),
      },
    ],
  ],
  'mfe-cart-checkout': [
    ...filesOfPage('cart', { start: '/order', content: heading(1, /panier/i) }),
    [
      'fragment',
      named('fragments', 'js'),
      {
        start: '/commitment',
        reach: press(/^Panier/),
        content: (page) => page.getByRole('dialog').getByText(/Total/i).first(),
      },
    ],
    [
      'on demand',
      named('card-form', 'js'),
      {
        start: '/purchase',
        async reach(page) {
          await page.getByRole('checkbox', { name: /J’accepte/ }).check();
          await page.getByRole('button', { name: 'Payer', exact: true }).click();
        },
        content: (page) => page.getByRole('dialog', { name: "Régler l'achat" }).locator('iframe').first(),
      },
    ],
  ],
  'mfe-account': [
    ...filesOfPage('profile', { start: '/profile?informations', content: heading(1, 'Mon compte') }),
    [
      'on demand',
      named('account-orders', 'js'),
      { start: '/profile?historique', content: heading(2, /historique/i) },
    ],
  ],
};

/** Returns the visit with a navigation from a page of the shell to its first page. */
export const byNavigation = (visit: Visit): Visit => ({
  start: '/about',
  navigates: true,
  async reach(page) {
    await follow(page, visit.start);
    await visit.reach?.(page);
  },
  content: visit.content,
});

/** Starts a visit; calls `beginFailing` first, or once the page before a navigation is hydrated. */
export async function begin(page: Page, url: string, visit: Visit, beginFailing: () => void): Promise<void> {
  if (!visit.navigates) beginFailing();
  await page.goto(url + visit.start, { waitUntil: 'commit' });
  if (visit.reach) await page.waitForFunction(isHydrated, null, { timeout: limits.loaded });
  if (visit.navigates) beginFailing();
  await visit.reach?.(page);
}

/** Pages of the shell and of each remote that must still open by a navigation after the fault. */
export const otherPages: readonly Visit[] = [
  { start: '/contact', content: heading(1, /contact/i) },
  { start: '/order', content: heading(1, /panier/i) },
  { start: '/category-product/SACS', content: heading(1, /sacs/i) },
  { start: '/profile?informations', content: heading(1, 'Mon compte') },
];
