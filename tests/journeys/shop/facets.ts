import type { Locator, Page } from '@playwright/test';

/** The facets of the open list, each a menu. */
export const menus = (page: Page) => page.getByRole('group', { name: 'Filtrer les produits' });
/** The list of chosen values, with links that remove them. */
export const chosen = (page: Page) => page.getByRole('list', { name: 'Filtres choisis' });
/** The control that opens a facet's values. */
export const facet = (within: Locator, name: string) => within.locator('summary', { hasText: name });
/** A value of a facet, with the number of its articles. */
export const valueIn = (within: Locator, name: string) =>
  within.getByRole('link', { name: new RegExp(`^${name} \\(\\d+\\)$`) });
