import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of the shop has. */
const longWay = 150;

async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await expect(target).toBeVisible();
  // Looked for once: to find an element by role and name at every stop takes longer than all else.
  let found = await target.elementHandle();
  for (let step = 0; step < longWay; step += 1) {
    if (!(await found?.evaluate((element) => element.isConnected))) found = await target.elementHandle();
    if (await found?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

/** Goes on with Tab until the target has the focus. */
export const tabTo = (page: Page, target: Locator) => walkTo(page, target, 'Tab');

/** Goes back with Shift and Tab until the target has the focus. */
export const tabBackTo = (page: Page, target: Locator) => walkTo(page, target, 'Shift+Tab');

/** Tab never leaves the open dialog, however often it is pressed. */
export async function expectFocusHeld(page: Page, dialog: Locator, stops = 25): Promise<void> {
  const held = await dialog.elementHandle();
  for (let step = 0; step < stops; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await held?.evaluate((element) => {
      const { activeElement, body } = document;
      // Between the last stop and the first one the browser's own bar has its turn.
      return activeElement !== body && !element.contains(activeElement);
    });
    expect(outside).toBe(false);
  }
}
