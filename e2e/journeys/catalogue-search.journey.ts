import type { Page, Route } from '@playwright/test';
import { hydrated } from '../shop/public-pages';
import { searchButton, searchField, searchResults } from '../shop/search';
import { expect, expectAccessible, expectSound, test } from '../shop/test';

async function openSearch(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
}

test.describe('Somebody who searches @tablet', () => {
  test('asks once for what was typed at human speed, and hears how much was found', async ({ page }) => {
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/products/search'))
        searches.push(request.url());
    });
    await openSearch(page);

    await searchField(page).pressSequentially('savon doux', { delay: 120 });

    await expect(page.getByRole('heading', { name: 'Résultat de recherche "savon doux"' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /résultats? pour savon doux/ })).toBeAttached();
    expect(searches.map((url) => new URL(url).searchParams.get('q'))).toEqual(['savon doux']);
    await expectSound(page);
  });

  test('finds the article of an exact reference first', async ({ page }) => {
    await openSearch(page);

    await searchField(page).fill('SP-110-N35');

    const results = searchResults(page).getByRole('listitem');
    await expect(results.first()).toContainText('Réf. SP-110-N35');
  });

  test('never sees the late answer to an older query', async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/products/search?q=sac', (route) => void held.push(route));
    await openSearch(page);
    await searchField(page).fill('sac');
    const former = await page.waitForRequest('**/products/search?q=sac');

    await searchField(page).fill('savon');
    await expect(page.getByRole('heading', { name: 'Résultat de recherche "savon"' })).toBeVisible();
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    await former.response();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );

    await expect(page.getByRole('heading', { name: 'Résultat de recherche "savon"' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Résultat de recherche "sac"' })).toHaveCount(0);
  });

  test('is led to the families when nothing answers', async ({ page }) => {
    await openSearch(page);

    await searchField(page).fill('zzzzzz');

    await expect(page.getByText('Aucun résultat')).toBeVisible();
    await expectAccessible(page);
    await searchResults(page).getByRole('link', { name: 'CHIMIE' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'CHIMIE' })).toBeVisible();
    await expect(searchField(page)).toHaveCount(0);
  });

  test('sees the waiting end and no false result when the search fails', async ({ page }) => {
    await page.route('**/products/search?*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await openSearch(page);
    const answered = page.waitForResponse('**/products/search?*');

    await searchField(page).fill('savon');
    await answered;

    await expect(page.getByText(/Recherche (toujours )?en cours/)).toHaveCount(0);
    await expect(page.getByText('Aucun résultat')).toHaveCount(0);
    await expect(searchResults(page).getByRole('alert')).toHaveCount(0);
  });

  test('goes through the results with the arrow keys and comes back to the button with Escape @desktop', async ({
    page,
  }) => {
    await openSearch(page);
    await searchField(page).fill('savon');
    const links = searchResults(page).getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();

    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(searchField(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
  });

  test('finds it closed on the page of a result', async ({ page }) => {
    await openSearch(page);
    await searchField(page).fill('SP-110-N35');

    await searchResults(page).getByRole('listitem').first().getByRole('link').click();

    await expect(page.getByRole('heading', { level: 1, name: /Sac poubelle 110 L/ })).toBeFocused();
    await expect(searchField(page)).toHaveCount(0);
  });
});
