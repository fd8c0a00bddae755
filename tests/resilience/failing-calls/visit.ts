import type { Locator, Page } from 'playwright-core';
import { type Call, type Customer, type cart, newCustomer } from '../shop/users';

/** A field and what was typed into it. */
export type Typed = readonly [Locator, string];

/** Customers of one visit, by the API itself. */
export class Users {
  private made: Promise<Customer> | undefined;

  constructor(readonly call: Call) {}

  customer(): Promise<Customer> {
    this.made ??= newCustomer(this.call);
    return this.made;
  }
}

/**
 * How a user comes to make a call, and what may be seen when it fails. `as`: who is signed in, a visitor by default; `early`:
 * the call fails from the start; `message`: what is read, null where nothing is to be read.
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
  /** Visible whatever happens. */
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

export type Visits = Readonly<Record<string, Visit>>;

export const main = (page: Page) => page.getByRole('main');
export const banner = (page: Page) => page.getByRole('banner');
export const open = (path: string) => (page: Page) => page.goto(path);
export const press = (name: string) => (page: Page) =>
  main(page).getByRole('button', { name, exact: true }).click();
export async function fill(fields: readonly Typed[]): Promise<void> {
  for (const [field, text] of fields) await field.fill(text);
}
/** Of the API, where it has words, else the shop's. */
export const words = /Erreur inconnue|Une erreur est survenue|momentanément indisponible|Trop de tentatives/;
