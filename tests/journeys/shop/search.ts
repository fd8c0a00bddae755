import { expect, type Page } from '@playwright/test';

/** The button of the header that opens the search. */
export const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Rechercher', exact: true });

/** The search field; absent while the search is closed. */
export const searchField = (page: Page) => page.getByRole('combobox', { name: 'Rechercher un produit' });

export const searchResults = (page: Page) => page.getByRole('region', { name: /^Résultat de recherche/ });

/** Opens the search and waits until its field has the focus. */
export async function openSearch(page: Page): Promise<void> {
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
}
