import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { category, hydrated, product, publicPages, queriedPages, settled } from '../shop/public-pages';
import type { ShopState } from '../shop/state';
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

test.describe('A page rendered on the server', () => {
  test('is taken over, whichever it is: no call repeated, no warning, every element and every text kept', async ({
    page,
    shop,
  }) => {
    const calls = apiCalls(page, shop.apiUrl);
    const told = listenTo(page);
    await page.addInitScript(rememberNodes);
    for (const [name, path] of publicPages.filter(([, path]) => !path.includes('?'))) {
      await test.step(name, async () => {
        calls.length = 0;

        await page.goto(path);
        await settled(page);

        expect(await page.evaluate(lostNodes)).toEqual({ some: true, lost: [] });
        // The other articles of the category come when somebody sees their place: the server does not wait for them.
        if (path === product) {
          await page.getByRole('heading', { name: 'Découvrez aussi' }).scrollIntoViewIfNeeded();
          await expect.poll(() => calls).toEqual([expect.stringMatching(/^\/products\?.*SACS-POUBELLE/)]);
        } else expect(calls).toEqual([]);
        expect(told).toEqual([]);
      });
    }
  });

  test.describe('whose pictures are late', () => {
    const scriptsAskedFor = (page: Page) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      return scripts;
    };

    /** Opens it where no picture, no frame and no timer comes. */
    async function openAtAStandstill(page: Page, shop: ShopState) {
      await page.route(`${shop.apiUrl}/images/**`, () => undefined);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(category, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }

    test('starts its scripts when the first ones have come, before any timer', async ({ page, shop }) => {
      const scripts = scriptsAskedFor(page);
      const pictures: Route[] = [];
      await page.route(`${shop.apiUrl}/images/**`, (route) => void pictures.push(route));
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(category, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect.poll(() => pictures.length).toBeGreaterThanOrEqual(4);
      expect(scripts).toEqual([]);

      for (const picture of pictures) await picture.continue();

      await expect.poll(() => scripts.length).toBeGreaterThan(2);
    });

    test('waits for them no longer than a second and a half after it was painted', async ({ page, shop }) => {
      const scripts = scriptsAskedFor(page);
      await openAtAStandstill(page, shop);

      // The frame that paints, and a second and a half short of one frame.
      await page.clock.runFor(17);
      await page.clock.runFor(1480);
      expect(scripts).toEqual([]);
      await page.clock.runFor(40);

      await expect.poll(() => scripts.length).toBeGreaterThan(2);
    });

    test('starts its scripts at the first key', async ({ page, shop }) => {
      const scripts = scriptsAskedFor(page);
      // What starts the scripts can only be the key.
      await openAtAStandstill(page, shop);
      expect(scripts).toEqual([]);

      await page.keyboard.press('Tab');

      await expect.poll(() => scripts.length).toBeGreaterThan(2);
    });
  });

  test('runs one constant inline script, allowed by its hash, on every public page', async ({ page }) => {
    const inline: string[] = [];
    for (const [, path] of [...publicPages, ...queriedPages]) {
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
    await expect(retry).toBeVisible();
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

  test('is a 404 with the designed page where there is no such product, and home at an unknown URL', async ({
    page,
  }) => {
    const missing = await page.goto('/category-product/SACS/SACS-POUBELLE/NOTHING-1');
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const unknown = await page.goto('/nowhere');
    expect(unknown?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveURL('/');
  });
});
