import type { Page } from '@playwright/test';
import { expectRingsAllTheWay } from './focus-ring';
import { expectReadableInForcedColors } from './forced-colors';
import { expectRoomForLargeText } from './large-text';
import { openWhole } from './public-pages';
import { expectGoodLooks } from './screen-checks';
import { test } from './test';

/** A page and its states, which are opened, checked and closed one after the other in the same document. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly title: RegExp;
  /** The layout on a tablet differs from both desktop and phone. */
  readonly onTablet?: boolean;
  readonly states?: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

export const main = (page: Page) => page.getByRole('main');
export const closeDialog = (page: Page) => page.keyboard.press('Escape');
/** Checks what has the same layout on a phone and on a desktop. */
export const atDesk = (page: Page) => expectGoodLooks(page, { onPhone: false });

/** Defines one test per screen: all widths, forced colours, keyboard and large text, then its states. */
export function testScreens(screens: readonly Screen[]): void {
  for (const { name, path, title, onTablet = false, states = {} } of screens) {
    test(`${name} can be used at every width, in forced colours, by keyboard and with large text`, async ({
      page,
    }) => {
      await openWhole(page, path, title);
      await expectGoodLooks(page, { onTablet });
      await expectReadableInForcedColors(page);
      await expectRingsAllTheWay(page);
      await expectRoomForLargeText(page);
      for (const [state, check] of Object.entries(states)) await test.step(state, () => check(page));
    });
  }
}
