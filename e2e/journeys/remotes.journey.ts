import { readFileSync, writeFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { freePort } from '../../build-config/free-port.mjs';
import { hydrated } from '../shop/public-pages';
import { serveRemote, stopProcess } from '../shop/remote-process';
import { expect, test } from '../shop/test';

const failure = (page: Page) => page.getByText(/ne répond pas/);
const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });

/** How somebody comes to a page that the browser renders, of each remote, and what the page is titled. */
const remotes = [
  {
    name: 'mfe-catalogue',
    title: /chimie/i,
    open: (page: Page) => page.getByRole('main').getByRole('link', { name: 'CHIMIE' }).first().click(),
  },
  { name: 'mfe-cart-checkout', title: /panier/i, open: (page: Page) => page.goto('/order') },
  // A visitor is asked to sign in first.
  { name: 'mfe-account', title: /connexion/i, open: (page: Page) => page.goto('/profile') },
] as const;

/** Header, footer and cart are there whatever became of the page. */
async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
}

for (const { name, title, open } of remotes) {
  test.describe(`While ${name} is down`, () => {
    test('its pages say so, whatever its host answers, nothing else is lost, and they come back without a reload', async ({
      page,
      shop,
    }) => {
      const refuse = (route: Route) => route.abort('connectionrefused');
      const fail = (route: Route) => route.fulfill({ status: 500, body: 'down' });
      const tellMaintenance = (route: Route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' });
      let answer: (route: Route) => Promise<void> = refuse;
      await page.route(`http://localhost:${shop.ports[name]}/**`, (route) => answer(route));
      await page.goto('/');
      await open(page);
      await expect(failure(page)).toBeVisible();
      await expectFrame(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));

      for (const other of [fail, tellMaintenance]) {
        let asked = 0;
        answer = (route) => {
          asked += 1;
          return other(route);
        };
        await retry(page).click();
        await expect.poll(() => asked).toBeGreaterThanOrEqual(3);
        await expect(retry(page)).not.toHaveAttribute('aria-busy');
        await expect(failure(page)).toBeVisible();
        await expectFrame(page);
      }
      answer = (route) => route.continue();
      await retry(page).click();

      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });

    test('a silence is told, and ends on demand', async ({ page, shop }) => {
      let silent = true;
      await page.route(`http://localhost:${shop.ports[name]}/**`, (route) =>
        silent ? undefined : route.continue(),
      );
      await page.goto('/');
      await hydrated(page);

      await open(page);
      await expect(page.getByText(/toujours en cours/)).toBeVisible();
      await expectFrame(page);
      silent = false;
      await retry(page).click();

      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  });
}

test('Other pages are there while a remote is down', async ({ page, shop }) => {
  await page.route(`http://localhost:${shop.ports['mfe-cart-checkout']}/**`, (route) => route.abort());
  await page.goto('/order');
  await expect(failure(page)).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Engagement' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /engagement/i })).toBeVisible();
});

test('A remote whose process is stopped and started again comes back without a reload', async ({
  page,
  shop,
}) => {
  // A process of this test's own, in the place of the one that others use.
  const port = await freePort();
  const server = await serveRemote('mfe-account', port);
  await page.route(`http://localhost:${shop.ports['mfe-account']}/**`, (route) =>
    route.continue({ url: route.request().url().replace(`:${shop.ports['mfe-account']}/`, `:${port}/`) }),
  );
  await page.goto('/');
  await hydrated(page);
  await stopProcess(server.pid ?? 0, port);
  await page.goto('/profile');
  await expect(failure(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await serveRemote('mfe-account', port);

  await retry(page).click();

  await expect(page.getByRole('heading', { level: 1, name: /connexion/i })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

// Both edit the environment file.
test.describe('An integrator @alone', () => {
  test('moves a remote to another URL by one line of the environment file, without rebuild or restart', async ({
    page,
    shop,
  }) => {
    const original = readFileSync(shop.environmentFile, 'utf8');
    const moved = await freePort();
    // It runs as long as the shop: others may have been given pages that name it.
    await serveRemote('mfe-account', moved);
    try {
      const environment = JSON.parse(original);
      environment.remotes['mfe-account'].url = `http://localhost:${moved}/`;
      writeFileSync(shop.environmentFile, JSON.stringify(environment));

      await expect(async () => {
        const html = await (await page.request.get(shop.url)).text();
        expect(html).toContain(`http://localhost:${moved}/`);
      }).toPass();
      const asked = page.waitForRequest((request) =>
        request.url().startsWith(`http://localhost:${moved}/remote-entry`),
      );
      await page.goto('/profile');
      await asked;
    } finally {
      writeFileSync(shop.environmentFile, original);
    }
  });

  test('keeps the last good environment when an edit is broken', async ({ page, shop }) => {
    const original = readFileSync(shop.environmentFile, 'utf8');
    try {
      writeFileSync(
        shop.environmentFile,
        original.replace('"freeDelivery": "apply"', '"freeDelivery": "sometimes"'),
      );

      await expect(async () => {
        const health = await (await page.request.get(`${shop.url}/health`)).json();
        expect(health.environmentRefused).toContain('settings.freeDelivery');
      }).toPass();
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      writeFileSync(shop.environmentFile, original);
    }
  });
});
