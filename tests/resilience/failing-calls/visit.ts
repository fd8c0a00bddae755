import type { Locator, Page } from 'playwright-core';
import type { CartLine, People } from './people';

/** A field and what was typed into it. */
export type Typed = readonly [Locator, string];

/**
 * How a user comes to make a call, and what may be seen when it fails. `path`: of the call; `as`: who is signed in, nobody
 * without it; `early`: the call fails from the start; `message`: what is read, null where nothing is to be read.
 */
export interface Visit {
  readonly path: RegExp;
  readonly as?: string;
  readonly cart?: readonly CartLine[];
  readonly early?: boolean;
  arrive(page: Page, people: People): unknown;
  /** `arrived`: what `arrive` has given back. */
  act(page: Page, arrived: unknown): Promise<unknown>;
  readonly message: RegExp | null;
  readonly success?: RegExp;
  /** What stands there after a success. */
  readonly done?: (page: Page) => Locator;
  /** What stands there whatever happens. */
  readonly stays?: (page: Page) => Locator;
  /** What must not be lost. */
  readonly typed?: (page: Page) => readonly Typed[];
  /** The cart becomes an order. */
  readonly buys?: boolean;
  /** The customer is signed out afterwards. */
  readonly leaves?: boolean;
  readonly download?: boolean;
  readonly otherPage?: boolean;
}

/** A visit that acts on what its arrival has found. */
export const visit = <Found>({
  arrive,
  act,
  ...others
}: Omit<Visit, 'arrive' | 'act'> & {
  arrive(page: Page, people: People): Promise<Found>;
  act(page: Page, found: Found): Promise<unknown>;
}): Visit => {
  let found: Found;
  return {
    ...others,
    async arrive(page, people) {
      found = await arrive(page, people);
    },
    act: (page) => act(page, found),
  };
};
