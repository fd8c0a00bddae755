import { readFileSync, writeFileSync } from 'node:fs';
import { freePort } from '../shop/free-port';
import { serveRemote, stopProcess } from '../shop/remote-process';
import { expect, test } from '../shop/test';

const failure = /ne répond pas/;

test.describe('A remote that is down @desktop', () => {
  test('costs its own pages only, and comes back without a reload', async ({ page, shop }) => {
    const port = shop.ports['mfe-catalogue'] ?? 0;
    await page.goto('/');
    await stopProcess(shop.pids['mfe-catalogue'] ?? 0, port);

    await page.getByRole('main').getByRole('link', { name: 'CHIMIE' }).first().click();
    await expect(page.getByText(failure)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    // The journeys after this one use the same port.
    await serveRemote('mfe-catalogue', port);

    await page.getByRole('button', { name: 'Réessayer' }).click();

    await expect(page.getByRole('heading', { level: 1, name: /chimie/i })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  for (const [how, answer] of [
    ['answers 500', { status: 500, body: 'down' }],
    ['answers HTML', { status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' }],
  ] as const) {
    test(`leaves the header, the cart and the other pages alone when its entry ${how}`, async ({
      page,
      shop,
    }) => {
      await page.route(`http://localhost:${shop.ports['mfe-cart-checkout']}/remote-entry*`, (route) =>
        route.fulfill(answer),
      );
      await page.goto('/order');

      await expect(page.getByText(failure)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('banner')).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Tous les produits' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /familles/i })).toBeVisible();
    });
  }

  test('is told to be slow when it keeps silent, and recovers on demand', async ({ page, shop }) => {
    let silent = true;
    await page.route(`http://localhost:${shop.ports['mfe-cart-checkout']}/**`, (route) =>
      silent ? undefined : route.continue(),
    );
    await page.goto('/order');
    await expect(page.getByText(/toujours en cours/)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('banner')).toBeVisible();

    silent = false;
    await page.getByRole('button', { name: 'Réessayer' }).click();

    await expect(page.getByRole('heading', { level: 1, name: /panier/i })).toBeVisible();
  });
});

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
