import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/setup/free-port.mjs';
import { serveRemote, stopProcess } from '../shop/remote-process';
import { expect, test } from '../shop/test';

const failure = /ne répond pas/;

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
  test.describe(`While ${name} is down @desktop`, () => {
    test('its pages say so, and come back without a reload', async ({ page, shop }) => {
      const port = shop.ports[name] ?? 0;
      await page.goto('/');
      await stopProcess(shop.pids[name] ?? 0, port);
      try {
        await open(page);
        await expect(page.getByText(failure)).toBeVisible({ timeout: 20_000 });
        await expectFrame(page);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      } finally {
        // The journeys after this one use the same port.
        await serveRemote(name, port);
      }

      await page.getByRole('button', { name: 'Réessayer' }).click();

      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });

    for (const [how, answer] of [
      ['answers 500', { status: 500, body: 'down' }],
      ['answers HTML', { status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' }],
    ] as const) {
      test(`nothing else is lost when its entry ${how}`, async ({ page, shop }) => {
        await page.route(`http://localhost:${shop.ports[name]}/remote-entry*`, (route) =>
          route.fulfill(answer),
        );
        await page.goto('/');

        await open(page);

        await expect(page.getByText(failure)).toBeVisible({ timeout: 20_000 });
        await expectFrame(page);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Engagement' }).click();
        await expect(page.getByRole('heading', { level: 1, name: /engagement/i })).toBeVisible();
      });
    }

    test('a silence is told, and ends on demand', async ({ page, shop }) => {
      let silent = true;
      await page.route(`http://localhost:${shop.ports[name]}/**`, (route) =>
        silent ? undefined : route.continue(),
      );
      await page.goto('/');

      await open(page);
      await expect(page.getByText(/toujours en cours/)).toBeVisible({ timeout: 20_000 });
      await expectFrame(page);
      silent = false;
      await page.getByRole('button', { name: 'Réessayer' }).click();

      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  });
}

test.describe('An integrator @desktop', () => {
  test('moves a remote to another address by one line of the environment file, without rebuild or restart', async ({
    page,
    shop,
  }) => {
    const original = readFileSync(shop.environmentFile, 'utf8');
    const moved = await freePort();
    const server = await serveRemote('mfe-account', moved);
    try {
      const environment = JSON.parse(original);
      environment.remotes['mfe-account'].url = `http://localhost:${moved}/`;
      writeFileSync(shop.environmentFile, JSON.stringify(environment));

      await expect(async () => {
        const html = await (await page.request.get(shop.url)).text();
        expect(html).toContain(`http://localhost:${moved}/`);
      }).toPass({ timeout: 10_000 });
      const asked = page.waitForRequest((request) =>
        request.url().startsWith(`http://localhost:${moved}/remote-entry`),
      );
      await page.goto('/profile');
      await asked;
    } finally {
      writeFileSync(shop.environmentFile, original);
      server.kill();
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
      }).toPass({ timeout: 10_000 });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      writeFileSync(shop.environmentFile, original);
    }
  });
});
