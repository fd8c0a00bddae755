import type { Locator, Page } from 'playwright-core';
import { type Call, type Customer, type cart, newCustomer } from '../shop/users';

export type Typed = readonly [Locator, string];

/** Registers the customer of a visit through the API. */
export class Users {
  private registered: Promise<Customer> | undefined;

  constructor(readonly call: Call) {}

  customer(): Promise<Customer> {
    this.registered ??= newCustomer(this.call);
    return this.registered;
  }
}

/**
 * The steps by which a user makes a call, and what the page must show when it fails. `as`: signed-in user
 * (default: none); `early`: the call fails from the start; `message`: expected text, null if the page shows
 * none.
 */
export interface Visit {
  readonly as?: string;
  readonly cart?: typeof cart;
  readonly early?: boolean;
  arrive?(page: Page, users: Users): Promise<unknown>;
  act(page: Page, users: Users): Promise<unknown>;
  readonly message: RegExp | null;
  readonly success?: RegExp;
  /** Visible after a success. */
  readonly done?: (page: Page) => Locator;
  /** Visible in any case. */
  readonly stays?: (page: Page) => Locator;
  /** Input that must not be lost. */
  readonly typed?: (page: Page) => readonly Typed[];
  /** The cart becomes an order. */
  readonly buys?: boolean;
  /** The customer is signed out afterwards. */
  readonly leaves?: boolean;
  readonly download?: boolean;
  readonly otherPage?: boolean;
}

export type Visits = Readonly<Record<string, Visit>>;

export const main = (page: Page) => page.getByRole('main');
export const banner = (page: Page) => page.getByRole('banner');
export const open = (path: string) => (page: Page) => page.goto(path);
export const press = (name: string) => (page: Page) =>
  main(page).getByRole('button', { name, exact: true }).click();
export async function fill(fields: readonly Typed[]): Promise<void> {
  for (const [field, text] of fields) await field.fill(text);
}
/** Messages of the API, or of the shop for responses without a message. */
export const words = /Erreur inconnue|Une erreur est survenue|momentanément indisponible|Trop de tentatives/;
