import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than a journey needs to reach its target. */
const mostStops = 150;

async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await expect(target).toBeVisible();
  // Resolved once: a query by role and name at every stop would take most of the time.
  let found = await target.elementHandle();
  for (let step = 0; step < mostStops; step += 1) {
    if (!(await found?.evaluate((element) => element.isConnected))) found = await target.elementHandle();
    if (await found?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

export const tabTo = (page: Page, target: Locator) => walkTo(page, target, 'Tab');

export const tabBackTo = (page: Page, target: Locator) => walkTo(page, target, 'Shift+Tab');

/** Expects that Tab never leaves the open dialog. */
export async function expectFocusHeld(page: Page, dialog: Locator): Promise<void> {
  const held = await dialog.elementHandle();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await held?.evaluate((element) => {
      const { activeElement, body } = document;
      // Between the last and the first stop the focus is in the browser's toolbar.
      return activeElement !== body && !element.contains(activeElement);
    });
    expect(outside).toBe(false);
  }
}
