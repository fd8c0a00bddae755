import type { Locator, Page } from '@playwright/test';
import { expectShown } from './public-pages';

export const menus = (page: Page) => page.getByRole('group', { name: 'Filtrer les produits' });
export const chosen = (page: Page) => page.getByRole('list', { name: 'Filtres choisis' });
/** The name of a facet, which opens its values. */
export const facet = (place: Locator, name: string) => place.locator('summary', { hasText: name });
/** A value of a facet, which says how many articles have it. */
export const valueIn = (place: Locator, name: string) =>
  place.getByRole('link', { name: new RegExp(`^${name} \\(\\d+\\)$`) });
export const names = (page: Page) =>
  page.getByRole('region', { name: 'Produits' }).getByRole('heading', { level: 2 }).allTextContents();

export const three = '?contenance=110+L&couleur=noir&matiere=poly%C3%A9thyl%C3%A8ne';

/** Three values of three facets, one menu after the other. */
export async function chooseThree(page: Page): Promise<void> {
  for (const [name, value] of [
    ['Matière', 'polyéthylène'],
    ['Couleur', 'noir'],
    ['Contenance', '110 L'],
  ] as const) {
    await facet(menus(page), name).click();
    await valueIn(menus(page), value).click();
    await expectShown(page, chosen(page).getByRole('link', { name: new RegExp(`${name}\\s: ${value}$`) }));
  }
}
