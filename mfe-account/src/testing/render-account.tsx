import { renderShop, type Visit as ShopVisit } from 'page-kit/testing';
import routes from '../routes';

export type Visit = Omit<ShopVisit, 'routes'>;

/** Renders the account in a small shell, signed in as Camille; `signedIn: false` for a visitor. */
export const renderAccount = (visit: Visit) =>
  renderShop({ at: '/profile?informations', signedIn: true, ...visit, routes });
