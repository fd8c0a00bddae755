import type { Page } from '@playwright/test';
import type { ShopState } from '../shop/state';
import type { ScreenName } from './texts';

/** The way to a screen; where it begins at what is open, the way before it has led there. `buyer`: email address of a customer. */
export type Way = (
  page: Page,
  given: { readonly shop: ShopState; readonly buyer: string },
) => Promise<unknown>;

export type Ways = Readonly<Partial<Record<ScreenName, Way>>>;

/** From now on a call is refused without a message. */
export const refuse = (page: Page, url: string) =>
  page.route(url, (route) =>
    route.request().resourceType() === 'document'
      ? route.continue()
      : route.fulfill({ status: 500, json: {} }),
  );
