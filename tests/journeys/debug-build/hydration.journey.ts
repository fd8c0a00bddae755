import { hydrated, idle, publicPages, queriedPages } from '../shop/public-pages';
import { expect, hold, listenTo, test } from '../shop/test';

/** Browser storage after an earlier visit. */
const stored = {
  'sph-customer-recently-viewed': JSON.stringify(['SP-030-B15', 'SP-110-N35']),
  'sph-list-sort': '-price',
  'sph-list-view': 'table',
};

test.describe('a returning customer with a cart, in another time zone', () => {
  test.use({
    customer: 'camille',
    cart: [{ productCode: 'SP-110-N35', quantity: 3 }],
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  });

  test('gets no React warning on any public page, though the shell loads the customer before the page hydrates', async ({
    page,
    shop,
  }) => {
    const messages = listenTo(page);
    const banner = page.getByRole('banner');
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, stored);

    for (const path of [...publicPages, ...queriedPages]) {
      const release = await hold(page, `http://localhost:${shop.ports['mfe-catalogue']}/*.js`);
      const response = await page.goto(path, { waitUntil: 'commit' });
      expect(await response?.text()).toContain('<h1');
      await expect(banner.getByRole('button', { name: 'Panier, 3 articles' })).toBeVisible();
      await expect(banner.getByRole('button', { name: 'Mon compte' })).toBeVisible();
      await release();
      await hydrated(page);
      await idle(page);
    }

    expect(messages).toEqual([]);
  });
});
