import { renderShop } from 'page-kit/testing';
import { type Answers, bags, chemistry } from 'shared-contracts/testing';
import routes from '../routes';

/** The call for the first products of the category that tests visit. */
export const ofBags = 'GET products?limit=50&category=SACS';

/** The call for what that list can be narrowed by. */
export const facetsOfBags = 'GET products/facets?category=SACS';

export const visitList = (answers: Answers, at = '/category-product/SACS', signedIn = false) =>
  renderShop({
    routes,
    answers: { 'GET products/categories': [bags, chemistry], ...answers },
    at,
    signedIn,
  });
