import type { Page } from '@playwright/test';

/** A page of the shop, or a state that somebody reaches on it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Heading of the page, which stands once it is there. */
  readonly title: RegExp;
  /** From the page to the state that is looked at. */
  readonly reach?: (page: Page) => Promise<void>;
}
