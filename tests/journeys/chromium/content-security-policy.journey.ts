import { expect, type Page, test } from '@playwright/test';
import { readState } from '../shop/state';

declare global {
  interface Window {
    /** An attack has succeeded. */
    broken?: boolean;
    /** Directives of the policy that were violated. */
    violations?: string[];
  }
}

const foreign = 'http://elsewhere.localhost';

/** HTML at the end of the body, and what runs in the page as a script would that has got in by another way. */
interface Attack {
  readonly html?: string;
  readonly act?: () => unknown;
}

/** By the directive that forbids it: an attack sets `window.broken` or requests something of the foreign host. */
const attacks: Readonly<Record<string, Attack>> = {
  'script-src-elem': { html: '<script>window.broken = true</script>' },
  'script-src-attr': { html: '<img src="/none.svg" alt="" onerror="window.broken = true">' },
  'script-src': { act: () => new Function('window.broken = true')() },
  'style-src-attr': {
    html: '<p id="planted" style="--planted: broken">x</p>',
    act: () => {
      if (document.getElementById('planted')?.style.getPropertyValue('--planted')) window.broken = true;
    },
  },
  'img-src': { html: `<img src="${foreign}/picture.png" alt="">` },
  'connect-src': { act: () => void fetch('http://elsewhere.localhost/call').catch(() => {}) },
  'frame-src': { html: `<iframe src="${foreign}/frame" title="x"></iframe>` },
  'form-action': {
    html: `<form id="planted" action="${foreign}/form"></form>`,
    act: () => document.querySelector<HTMLFormElement>('form#planted')?.submit(),
  },
};

/** Opens a page of the shop with the attack in it; without its policy the attack has to succeed, or it shows nothing. */
async function attack(page: Page, { html = '', act }: Attack, hasPolicy: boolean) {
  const url = `${readState().url}/contact`;
  const requests: string[] = [];
  await page.route(`${foreign}/**`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ body: 'window.broken = true', headers: { 'access-control-allow-origin': '*' } });
  });
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    await route.fulfill({
      status: response.status(),
      headers: hasPolicy ? { ...headers, 'content-security-policy': policy } : headers,
      body: (await response.text()).replace('</body>', `${html}</body>`),
    });
  });
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      window.violations?.push(effectiveDirective),
    );
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  // By a timer: what the browser's own tools evaluate may use eval in spite of the policy.
  if (act) await page.evaluate(`void setTimeout(() => (${act})(), 0)`);
  return {
    hasSucceeded: async () =>
      requests.length > 0 || (await page.evaluate(() => window.broken === true).catch(() => false)),
    violations: () => page.evaluate(() => window.violations ?? []),
  };
}

for (const [directive, planted] of Object.entries(attacks))
  test(`a page blocks and reports what ${directive} of its policy forbids`, async ({ page, context }) => {
    const without = await attack(page, planted, false);
    await expect.poll(without.hasSucceeded).toBe(true);

    const guarded = await attack(await context.newPage(), planted, true);
    await expect.poll(guarded.violations).toContain(directive);
    expect(await guarded.hasSucceeded()).toBe(false);
  });

test('a page of another site cannot frame the shop', async ({ page }) => {
  const { url } = readState();
  await page.route(`${foreign}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${url}/contact" title="x"></iframe>` }),
  );

  await page.goto(`${foreign}/`);

  // What Chromium shows instead of a page that refuses to be framed.
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});
