import { screen } from '@testing-library/react';
import { renderShop } from 'page-kit/testing';
import { type Answers, bags, product } from 'shared-contracts/testing';
import routes from '../routes';

export const bag = product({ Code: 'SP-110', Designation: 'Sac poubelle 110 L', Reference: 'R-110' });
export const atBag = '/category-product/SACS/POUBELLE/SP-110';

const defaultAnswers: Answers = {
  'GET products/categories': [bags],
  'GET products/SP-110': bag,
  'GET products/SP-110/stock': [{ quantity: 12 }],
};

/** Renders the page of the bag, or the page at another path. */
export const visitProduct = (answers: Answers = {}, at = atBag, signedIn = false) =>
  renderShop({ routes, answers: { ...defaultAnswers, ...answers }, at, signedIn });

/** Quantity field and button of the product's page. */
export const quantity = () => screen.findByRole('spinbutton', { name: 'Quantité' });
export const addToCart = () => screen.getByRole('button', { name: 'Ajouter au panier' });
