import type { Page } from '@playwright/test';

/** The fonts that stand in for Figtree, by their names in a system. */
const standIns = {
  'Arial as Figtree': ['Arial', 'Liberation Sans'],
  'Roboto as Figtree': ['Roboto'],
  'DejaVu Sans as Figtree': ['DejaVu Sans'],
};

/**
 * What to draw a page in: Figtree, loaded for certain (`font-display: optional` leaves that to chance), those
 * standing in for it that this machine has, and what the shop takes without Figtree.
 */
export const fontsOf = (page: Page): Promise<[figtree: string, ...others: string[]]> =>
  page.evaluate(async (candidates) => {
    const file = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
    const figtree = new FontFace('Loaded Figtree', `url(${file})`, { weight: '300 900' });
    document.fonts.add(await figtree.load());
    const present: string[] = [];
    for (const [family, names] of Object.entries(candidates)) {
      const probe = new FontFace('Probe', names.map((name) => `local("${name}")`).join());
      await probe.load().then(
        () => present.push(`"${family}"`),
        () => undefined,
      );
    }
    const refused = getComputedStyle(document.body).getPropertyValue('font-family').replace('Figtree, ', '');
    return ['"Loaded Figtree"', ...present, ...(present.length > 0 ? [refused] : [])];
  }, standIns);

/** Draws the page in that font. */
export const drawIn = (page: Page, font: string) =>
  page.evaluate((family) => document.documentElement.style.setProperty('--sph-font', family), font);
