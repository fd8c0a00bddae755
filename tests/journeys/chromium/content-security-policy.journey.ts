import { expect, type Page, test } from '@playwright/test';
import { readState } from '../shop/state';

declare global {
  interface Window {
    /** Set by an attack that succeeds. */
    broken?: boolean;
    /** Violated directives of the policy. */
    violations?: string[];
  }
}

const otherOrigin = 'http://elsewhere.localhost';

/** HTML added to the end of the body, and a function that runs in the page like an injected script. */
interface Attack {
  readonly html?: string;
  readonly act?: () => unknown;
}

/** Attacks by the directive that forbids them: each sets `window.broken` or requests another host. */
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
  'img-src': { html: `<img src="${otherOrigin}/picture.png" alt="">` },
  'connect-src': { act: () => void fetch('http://elsewhere.localhost/call').catch(() => {}) },
  'frame-src': { html: `<iframe src="${otherOrigin}/frame" title="x"></iframe>` },
  'form-action': {
    html: `<form id="planted" action="${otherOrigin}/form"></form>`,
    act: () => document.querySelector<HTMLFormElement>('form#planted')?.submit(),
  },
};

/** Opens a page of the shop with the attack in it, with or without the policy. */
async function attack(page: Page, { html = '', act }: Attack, hasPolicy: boolean) {
  const url = `${readState().url}/contact`;
  const requests: string[] = [];
  await page.route(`${otherOrigin}/**`, (route) => {
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
  // In a timer: code that the DevTools protocol evaluates itself may use eval in spite of the policy.
  if (act) await page.evaluate(`void setTimeout(() => (${act})(), 0)`);
  return {
    hasSucceeded: async () =>
      requests.length > 0 || (await page.evaluate(() => window.broken === true).catch(() => false)),
    violations: () => page.evaluate(() => window.violations ?? []),
  };
}

for (const [directive, planted] of Object.entries(attacks))
  test(`a page blocks and reports an attack that ${directive} of its policy forbids`, async ({
    page,
    context,
  }) => {
    // An attack that fails without the policy would prove nothing.
    const withoutPolicy = await attack(page, planted, false);
    await expect.poll(withoutPolicy.hasSucceeded).toBe(true);

    const withPolicy = await attack(await context.newPage(), planted, true);
    await expect.poll(withPolicy.violations).toContain(directive);
    expect(await withPolicy.hasSucceeded()).toBe(false);
  });

test('a page of another site cannot frame the shop', async ({ page }) => {
  const { url } = readState();
  await page.route(`${otherOrigin}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${url}/contact" title="x"></iframe>` }),
  );

  await page.goto(`${otherOrigin}/`);

  // Chromium's error page in place of a document that refuses to be framed.
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});
