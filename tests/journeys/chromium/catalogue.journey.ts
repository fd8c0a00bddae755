import { hydrated, idle, list, product } from '../shop/public-pages';
import { expect, phone, test } from '../shop/test';

test.describe('on a phone', () => {
  test.use(phone);

  test('the carousel wraps around with only two other articles on a phone, and has no buttons where both fit', async ({
    page,
  }) => {
    await page.route(/\/products\?.*category=SACS/, async (route) => {
      const response = await route.fetch();
      const list = await response.json();
      const two = list.items.filter(({ Code }: { Code: string }) => ['SPE-010', 'SPR-060'].includes(Code));
      await route.fulfill({ response, json: { ...list, items: two } });
    });
    await page.goto(product);
    await hydrated(page);
    const others = page.getByRole('region', { name: 'Découvrez aussi' });
    await others.scrollIntoViewIfNeeded();
    const bag = others.getByRole('listitem', { includeHidden: true }).filter({ hasText: /économique 10\sL/ });
    await expect(bag).toBeInViewport({ ratio: 0.9 });

    for (const button of ['Suivant', 'Précédent']) {
      await others.getByRole('button', { name: button }).click();
      await expect(bag).not.toBeInViewport();
      await others.getByRole('button', { name: button }).click();
      await expect(bag).toBeInViewport({ ratio: 0.9 });
    }
    await page.setViewportSize({ width: 820, height: 900 });
    await expect(others.getByRole('button', { name: 'Suivant' })).toBeHidden();
  });

  test('the row of brands moves until it is paused, and then by its buttons', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const brands = page.getByRole('region', { name: 'Nos marques partenaires' });
    await brands.scrollIntoViewIfNeeded();
    const left = async () => (await brands.getByRole('listitem').first().boundingBox())?.x ?? 0;
    const start = await left();
    await expect.poll(left).toBeLessThan(start);

    await brands.getByRole('button', { name: 'Mettre en pause' }).click();
    const paused = await left();
    await brands.getByRole('button', { name: 'Suivant' }).click();
    expect(await left()).toBeCloseTo(paused - 288, 0);
    await brands.getByRole('button', { name: 'Précédent' }).click();

    expect(await left()).toBeCloseTo(paused, 0);
  });
});

test('going back from a product to the list makes no request @main @mfe-catalogue', async ({ page }) => {
  await page.goto(list);
  await hydrated(page);
  const link = page
    .getByRole('region', { name: 'Produits' })
    .getByRole('link', { name: /Sac poubelle 110 L/ })
    .first();
  // By keyboard: a pointer would be on an article of the list, whose data are prefetched.
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Sac poubelle 110 L/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Découvrez aussi' })).toBeAttached();
  // Leaving the page would abort pending requests.
  const facts = page.getByRole('list').filter({ hasText: 'Livraison standard' });
  await expect(facts.getByText('Disponible', { exact: true })).toBeVisible();
  await idle(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // Scripts of search and cart load when the page is idle; the browser has the tab's icon in its cache. The visit
    // is reported at any time.
    const isCode = ['script', 'stylesheet'].includes(request.resourceType());
    if (!isCode && !/\/(icon\.svg|visits)$/.test(request.url())) requests.push(request.url());
  });

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sacs poubelle' })).toBeVisible();
  await expect(link).toBeVisible();
  await idle(page);

  expect(requests).toEqual([]);
});

test('a list is painted in the stored view before its scripts run', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sph-list-view', 'table'));
  await page.route('**/*.js', () => undefined);

  await page.goto(list, { waitUntil: 'commit' });

  await expect(page.getByText('Prix HT', { exact: true })).toBeVisible();
});

test('the carousel of other products shows as many cards as fit into the window', async ({ page }) => {
  await page.goto(product);
  await hydrated(page);
  const region = page.getByRole('region', { name: 'Découvrez aussi' });
  await region.scrollIntoViewIfNeeded();
  const cards = region.locator('li:not([inert])');
  const inSight = () =>
    region.evaluate((element) => {
      const row = element.getBoundingClientRect();
      return [...element.querySelectorAll('li')].filter((card) => {
        const { left, right } = card.getBoundingClientRect();
        return right > row.left + 1 && left < row.right - 1;
      }).length;
    });

  for (const [width, shown] of [
    [1440, 5],
    [1350, 4],
    [1199, 3],
    [959, 2],
    [390, 1],
  ] as const) {
    await test.step(`${shown} in a window of ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(cards).toHaveCount(shown);
      await expect.poll(inSight).toBe(shown);
    });
  }
});
