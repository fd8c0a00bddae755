import { recordShifts } from '../shop/layout-shifts';
import { hydrated } from '../shop/public-pages';
import { expect, test } from '../shop/test';

test.use({ customer: 'camille' });

for (const width of [1440, 820, 390])
  test(`a customer who comes back sees the last order and the usual articles without a layout shift, in ${width} px${width === 390 ? ' @main @mfe-account' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifts = await recordShifts(page);

    await page.goto('/');
    const order = page.getByRole('region', { name: 'Dernière commande' });
    const usual = page.getByRole('region', { name: 'Vos articles habituels' });
    await expect(order.getByText('En attente de règlement')).toBeVisible();
    await expect(usual.getByText('HT').first()).toBeVisible();
    await hydrated(page);

    expect(await shifts()).toEqual([]);
    for (const part of [order, usual])
      expect(await part.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await order.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 2, name: /^Commande CMD-/ })).toBeVisible();
  });
