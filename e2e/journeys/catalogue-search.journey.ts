import type { Page, Route } from '@playwright/test';
import { expectSound } from '../shop/looks';
import { hydrated } from '../shop/public-pages';
import { openSearch, searchButton, searchField, searchResults } from '../shop/search';
import { expect, test } from '../shop/test';

async function openSearchAtHome(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await openSearch(page);
}

/** What is asked for from now on. */
function searchesOf(page: Page): (string | null)[] {
  const searches: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/products/search'))
      searches.push(new URL(request.url()).searchParams.get('q'));
  });
  return searches;
}

const resultsFor = (page: Page, words: string) =>
  page.getByRole('heading', { name: `Résultat de recherche "${words}"` });

test.describe('Somebody who searches', () => {
  test('asks once for what was typed, half a second after the last letter, and hears how much was found @touch', async ({
    page,
  }) => {
    const searches = searchesOf(page);
    await openSearchAtHome(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);

    for (const letter of 'savon doux') {
      await page.keyboard.press(letter);
      await page.clock.runFor(120);
    }
    await page.clock.runFor(379);
    expect(searches).toEqual([]);
    await page.clock.runFor(1);
    await page.clock.resume();

    await expect(resultsFor(page, 'savon doux')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /résultats? pour savon doux/ })).toBeAttached();
    expect(searches).toEqual(['savon doux']);
    await expectSound(page);
  });

  test('finds the article of an exact reference first, and the search closed on its page @touch @tablet', async ({
    page,
  }) => {
    await openSearchAtHome(page);

    await searchField(page).fill('SP-110-N35');
    const first = searchResults(page).getByRole('listitem').first();
    await expect(first).toContainText('Réf. SP-110-N35');
    await first.getByRole('link').click();

    await expect(page.getByRole('heading', { level: 1, name: /Sac poubelle 110 L/ })).toBeFocused();
    await expect(searchField(page)).toBeHidden();
  });

  test('never sees the late answer to an older query', async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/products/search?q=sac', (route) => void held.push(route));
    await openSearchAtHome(page);
    const asked = page.waitForRequest('**/products/search?q=sac');
    await searchField(page).fill('sac');
    const former = await asked;

    await searchField(page).fill('savon');
    await expect(resultsFor(page, 'savon')).toBeVisible();
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    await former.response();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );

    await expect(resultsFor(page, 'savon')).toBeVisible();
    await expect(resultsFor(page, 'sac')).toBeHidden();
  });

  test('is led to the categories when nothing answers', async ({ page }) => {
    await openSearchAtHome(page);

    await searchField(page).fill('zzzzzz');

    await expect(page.getByText('Aucun résultat')).toBeVisible();
    await searchResults(page).getByRole('link', { name: 'CHIMIE' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'CHIMIE' })).toBeVisible();
    await expect(searchField(page)).toBeHidden();
  });

  test('sees the waiting end and no false result when the search fails, and finds at the next try', async ({
    page,
  }) => {
    let fail: () => void = () => undefined;
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/products/search?q=savon', async (route) => {
      await failing;
      await route.fulfill({ status: 503, body: '{}' });
    });
    await openSearchAtHome(page);
    const waiting = page.getByText(/Recherche (toujours )?en cours/);

    await searchField(page).fill('savon');
    await expect(waiting).toBeVisible();
    fail();

    await expect(waiting).toBeHidden();
    await expect(page.getByText('Aucun résultat')).toBeHidden();
    await expect(searchResults(page).getByRole('alert')).toBeHidden();
    await searchField(page).fill('savon doux');
    await expect(resultsFor(page, 'savon doux')).toBeVisible();
  });

  test('goes through the results with the arrow keys and comes back to the button with Escape', async ({
    page,
  }) => {
    await openSearchAtHome(page);
    await searchField(page).fill('savon');
    const links = searchResults(page).getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();

    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(searchField(page)).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  });
});
