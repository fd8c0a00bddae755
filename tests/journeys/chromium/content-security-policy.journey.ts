import { expect, type Page, test } from '@playwright/test';
import { readState } from '../shop/state';

const otherSite = 'http://elsewhere.localhost/';

/** Opens a page with a script in it that sets the window's name, with or without the shop's policy. */
async function openAttacked(page: Page, hasPolicy: boolean): Promise<void> {
  const url = `${readState().url}/contact`;
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    await route.fulfill({
      status: response.status(),
      headers: hasPolicy ? { ...headers, 'content-security-policy': policy } : headers,
      body: (await response.text()).replace('</body>', '<script>window.name = "attacked"</script></body>'),
    });
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
}

// The whole policy is tested as a text; an attack that fails without the policy would prove nothing.
test('a script in the HTML of a page runs without the policy, and not with it', async ({ page, context }) => {
  const withPolicy = await context.newPage();
  const blocked = withPolicy.waitForEvent('console', (message) =>
    /Content Security Policy/.test(message.text()),
  );
  await openAttacked(page, false);
  await openAttacked(withPolicy, true);

  expect(await page.evaluate(() => window.name)).toBe('attacked');
  await blocked;
  expect(await withPolicy.evaluate(() => window.name)).toBe('');
});

test('a page of another site cannot frame the shop', async ({ page }) => {
  const { url } = readState();
  await page.route(otherSite, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${url}/contact" title="x"></iframe>` }),
  );

  await page.goto(otherSite);

  // Chromium's error page in place of a document that refuses to be framed.
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});
