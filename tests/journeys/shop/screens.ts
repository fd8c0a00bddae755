import type { Page } from '@playwright/test';
import { expectRingsAllTheWay } from './focus-ring';
import { expectReadableInForcedColors } from './forced-colors';
import { expectRoomForLargeText } from './large-text';
import { openWhole } from './public-pages';
import { expectGoodLooks } from './screen-checks';
import { test } from './test';

/** A page and its states, one after the other in the same document; each is reached, judged and left again. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly title: RegExp;
  /** Its layout on a tablet is another than at a desk and on a phone. */
  readonly onTablet?: boolean;
  readonly states?: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

export const main = (page: Page) => page.getByRole('main');
export const closeDialog = (page: Page) => page.keyboard.press('Escape');
/** Judges what looks on a phone as it does at a desk. */
export const atDesk = (page: Page) => expectGoodLooks(page, { onPhone: false });

/** Opens a screen once: at every width, in the colours of the system, by keyboard and with large text, then its states. */
export function testScreens(screens: readonly Screen[]): void {
  for (const { name, path, title, onTablet = false, states = {} } of screens) {
    test(`${name} can be read at every width, in forced colours, by keyboard and with large text`, async ({
      page,
    }) => {
      await openWhole(page, path, title);
      await expectGoodLooks(page, { onTablet });
      await expectReadableInForcedColors(page);
      await expectRingsAllTheWay(page);
      await expectRoomForLargeText(page);
      for (const [state, look] of Object.entries(states)) await test.step(state, () => look(page));
    });
  }
}
