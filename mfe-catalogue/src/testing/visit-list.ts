import { within } from '@testing-library/react';
import { renderShop, type Visit } from 'page-kit/testing';
import { type Answers, bags, chemistry } from 'shared-contracts/testing';
import routes from '../routes';

/** Call for the first products of the category `SACS`. */
export const ofBags = 'GET products?limit=50&category=SACS';

/** Call for the facets of that list. */
export const facetsOfBags = 'GET products/facets?category=SACS';

/** Renders the list of the bags, or the page at another path, with two categories. */
export const visitList = (answers: Answers, at = '/category-product/SACS', visit: Partial<Visit> = {}) =>
  renderShop({
    routes,
    answers: { 'GET products/categories': [bags, chemistry], ...answers },
    at,
    ...visit,
  });

/** Text and URL of each link in a part of the page. */
export const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
