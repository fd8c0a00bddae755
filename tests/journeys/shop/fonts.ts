import type { Page } from '@playwright/test';

/** Fallback fonts for Figtree, with their names in operating systems. */
const fallbacks = {
  'Arial as Figtree': ['Arial', 'Liberation Sans'],
  'Roboto as Figtree': ['Roboto'],
  'DejaVu Sans as Figtree': ['DejaVu Sans'],
};

/**
 * Returns font families to test a page with: Figtree, loaded explicitly (`font-display: optional` may skip
 * it), the fallbacks that this machine has, and the shop's font list without Figtree.
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
    const withoutFigtree = getComputedStyle(document.body)
      .getPropertyValue('font-family')
      .replace('Figtree, ', '');
    return ['"Loaded Figtree"', ...present, ...(present.length > 0 ? [withoutFigtree] : [])];
  }, fallbacks);

export const drawIn = (page: Page, font: string) =>
  page.evaluate((family) => document.documentElement.style.setProperty('--sph-font', family), font);
