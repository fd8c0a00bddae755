import type { Page } from '@playwright/test';
import { expectReadableInForcedColors } from '../shop/forced-colors';
import { expectRoomForLargeText } from '../shop/large-text';
import { expectNoSidewaysScroll } from '../shop/looks';
import { customerPages, openWhole, publicPages, queriedPages } from '../shop/public-pages';
import { twoArticles } from '../shop/steps';
import { test } from '../shop/test';

/** Opens a page once and looks at it in a window of 1280 px at 400 %, in the colours of the system, and with text of double size. */
async function lookWithStrongNeeds(page: Page, path: string): Promise<void> {
  await openWhole(page, path);

  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
  await expectReadableInForcedColors(page);
  await expectRoomForLargeText(page);
}

test.describe('Somebody who needs large text or strong colours', () => {
  for (const [name, path] of [...publicPages, ...queriedPages]) {
    test(`finds ${name} readable`, ({ page }) => lookWithStrongNeeds(page, path));
  }
});

test.describe('A customer who needs large text or strong colours', () => {
  test.use({ customer: 'camille', cart: twoArticles });

  for (const path of customerPages) {
    test(`finds ${path} readable`, ({ page }) => lookWithStrongNeeds(page, path));
  }
});
