import { renderShop, type Visit as ShopVisit } from 'page-kit/testing';
import { camille } from 'shared-contracts/testing';
import routes from '../routes';

export type Visit = Omit<ShopVisit, 'routes'>;

/** Renders the account in a small shell, signed in as Camille; `signedIn: false` for a visitor. */
export const renderAccount = ({ answers, ...visit }: Visit) =>
  renderShop({
    at: '/profile?informations',
    signedIn: true,
    ...visit,
    routes,
    answers: { 'GET users/profile': camille, ...answers },
  });
