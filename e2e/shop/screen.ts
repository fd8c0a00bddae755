import { expect, type Page, test } from '@playwright/test';
import { expectGoodLooks } from './looks';
import { hydrated } from './public-pages';

/** What somebody reaches on a page; one after the other, in the same document. */
interface State {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
  /** Back to where the next state begins. */
  readonly leave?: (page: Page) => Promise<void>;
  /** It is another layout on a phone than at a desk. */
  readonly onPhone?: boolean;
}

/** A page of the shop and its states. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Heading of the page, which stands once it is there. */
  readonly title: RegExp;
  /** Of the answer; 200 unless told. */
  readonly status?: number;
  /** Its layout on a tablet is another than at a desk and on a phone. */
  readonly onTablet?: boolean;
  readonly states?: readonly State[];
}

/** Opens a page once and looks at it, then at each of its states, at every width. */
export async function lookAt(page: Page, screen: Screen): Promise<void> {
  const { path, title, status = 200, onTablet = false, states = [] } = screen;
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(status);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await hydrated(page);
  await expectGoodLooks(page, { onTablet });
  for (const { name, reach, leave, onPhone = false } of states) {
    await test.step(name, async () => {
      await reach(page);
      await expectGoodLooks(page, { onPhone });
      await leave?.(page);
    });
  }
}
