import { createHash } from 'node:crypto';
import { family, hydrated, product, publicPages, untilRendered } from '../shop/public-pages';
import { expect, listenTo, test } from '../shop/test';
import { apiCalls } from '../shop/wire';

interface Remembering {
  nodesOfTheServer: readonly { node: Node; text: string | null }[];
}

/** Runs in the page: keeps every element and text of the HTML, but those in the place of articles that come later. */
function rememberNodes(): void {
  addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const nodes: Remembering['nodesOfTheServer'][number][] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const title = node.parentElement?.closest('section')?.querySelector('h2')?.textContent;
      if (title !== 'Découvrez aussi') nodes.push({ node, text: node.nodeValue });
    }
    Object.assign(window, { nodesOfTheServer: nodes } satisfies Remembering);
  });
}

/** Runs in the page: the nodes of the HTML that are gone or say something else. */
function lostNodes(): { some: boolean; lost: string[] } {
  const nodes = (window as unknown as Remembering).nodesOfTheServer;
  const lost = nodes.filter(({ node, text }) => !node.isConnected || node.nodeValue !== text);
  return { some: nodes.length > 50, lost: lost.map(({ node }) => `${node.nodeName} ${node.textContent}`) };
}

/** Runs in the page: when the first four pictures had come, when the scripts were asked for, when the page was painted; in ms. */
function timesOfFiles(): { pictures: number[]; scripts: number[]; painted: number } {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const first = [...document.images].slice(0, 4).map(({ src }) => src);
  return {
    pictures: files.filter(({ name }) => first.includes(name)).map(({ responseEnd }) => responseEnd),
    scripts: files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  };
}

test.beforeEach(async ({ page }) => {
  for (const path of ['/', family, product]) await untilRendered(page, path);
});

test.describe('A page rendered on the server @desktop', () => {
  for (const [name, path] of publicPages.filter(([, address]) => !address.includes('?'))) {
    test(`${name} is taken over: no call repeated, no warning, every element and every text kept`, async ({
      page,
      shop,
    }) => {
      await untilRendered(page, path);
      const calls = apiCalls(page, shop.apiUrl);
      const told = listenTo(page);
      await page.addInitScript(rememberNodes);

      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');

      expect(await page.evaluate(lostNodes)).toEqual({ some: true, lost: [] });
      // The other articles of the family come when the product is there: the server does not wait for them.
      expect(calls).toEqual(path === product ? [expect.stringMatching(/^\/products\?.*SACS-POUBELLE/)] : []);
      expect(told).toEqual([]);
    });
  }

  test('starts its scripts when the first pictures have come', async ({ page }) => {
    await page.goto(family);
    await hydrated(page);

    const { pictures, scripts } = await page.evaluate(timesOfFiles);
    expect(pictures).toHaveLength(4);
    expect(scripts.length).toBeGreaterThan(2);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.max(...pictures));
  });

  test('waits for pictures that do not come no longer than a second and a half after it was painted', async ({
    page,
    shop,
  }) => {
    await page.route(`${shop.apiUrl}/images/**`, () => undefined);

    await page.goto(family, { waitUntil: 'commit' });
    await hydrated(page);

    const { painted, scripts } = await page.evaluate(timesOfFiles);
    expect(Math.min(...scripts) - painted).toBeGreaterThan(1000);
    expect(Math.min(...scripts) - painted).toBeLessThan(4000);
  });

  test('starts its scripts at the first key, whatever it waits for', async ({ page, shop }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    // No picture, no frame and no timer comes: what starts the scripts can only be the key.
    await page.route(`${shop.apiUrl}/images/**`, () => undefined);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(family, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(scripts).toEqual([]);

    await page.keyboard.press('Tab');

    await expect.poll(() => scripts.length).toBeGreaterThan(2);
  });

  test('runs one constant inline script, allowed by its hash, on every public page', async ({ page }) => {
    const inline: string[] = [];
    for (const [, path] of publicPages) {
      await untilRendered(page, path);
      const answer = await page.request.get(path);
      const scripts = [...(await answer.text()).matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
        .map(([, attributes = '', text = '']) => ({ attributes, text }))
        .filter(({ attributes }) => !attributes.includes('type="application/'));
      expect(scripts.map(({ attributes }) => attributes)).toEqual(['']);
      const [{ text } = { text: '' }] = scripts;
      const policy = answer.headers()['content-security-policy'];
      const allowed = [...(policy?.match(/script-src [^;]*/)?.[0] ?? '').matchAll(/'sha256-[^']+'/g)];
      const hash = createHash('sha256').update(text).digest('base64');
      expect(allowed.map(([source]) => source)).toEqual([`'sha256-${hash}'`]);
      expect(policy).not.toMatch(/unsafe-|nonce-/);
      inline.push(text);
    }

    expect(new Set(inline).size).toBe(1);
  });

  test('stays readable while its remote’s files cannot be loaded, and recovers on demand without a reload', async ({
    page,
    shop,
  }) => {
    let down = true;
    await page.route(`http://localhost:${shop.ports['mfe-catalogue']}/**`, (route) =>
      down ? route.abort() : route.continue(),
    );
    await page.goto(product);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('12,90')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { heading: document.querySelector('h1') }));

    down = false;
    await retry.click();
    await hydrated(page);

    await expect(retry).toBeHidden();
    expect(
      await page.evaluate(
        () => (window as unknown as { heading: Element }).heading === document.querySelector('h1'),
      ),
    ).toBe(true);
    await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Panier, 1 article' })).toBeVisible();
  });

  test('is a 404 with the designed page where there is no such product, and home at an unknown address', async ({
    page,
  }) => {
    // Left to the browser when the server is late, and then a 200: asked for until it is not.
    await expect(async () => {
      const missing = await page.goto('/category-product/SACS/SACS-POUBELLE/NOTHING-1');
      expect(missing?.status()).toBe(404);
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const unknown = await page.goto('/nowhere');
    expect(unknown?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveURL('/');
  });
});
