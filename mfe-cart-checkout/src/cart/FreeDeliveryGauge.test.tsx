import { act, screen, within } from '@testing-library/react';
import { openCartPanelAtom } from 'shared-contracts/cart';
import { camille, depot, environment, office, refused } from 'shared-contracts/testing';
import { renderCart, type Visit } from '../testing/render-cart';
import { bag } from '../testing/shop-data';

const answers = {
  [`GET products/${bag.Code}`]: { ...bag, PrixHT: 77.5 },
  'GET users/profile': camille,
  'GET users/addresses': [office, depot],
};
const elsewhere = { ...answers, 'GET users/addresses': [{ ...office, isDefaultShipping: true }] };
const abroad = {
  ...answers,
  'GET users/addresses': [{ ...office, country: 'BE', isDefaultShipping: true }],
};
const settings = { ...environment.settings, freeDelivery: 'announce' as const };
const announcing = { ...environment, settings };
/** 310,00 € before tax. */
const lines = [{ productCode: bag.Code, quantity: 4 }];
const gaugeName = { name: 'Vers la livraison gratuite' };

async function visit(overrides: Visit) {
  const rendered = await renderCart({ answers, lines, signedIn: true, ...overrides });
  if (!overrides.at) act(() => rendered.store.set(openCartPanelAtom));
  return rendered;
}

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const gaugeText = async () => plain((await screen.findByRole('progressbar', gaugeName)).ariaValueText);

describe.each([
  ['cart page', { at: '/order' }],
  ['cart panel', {}],
  ['checkout', { at: '/purchase' }],
])('the free-delivery gauge on the %s', (_where, page) => {
  it('uses the Paris threshold for a customer with an address in the Paris region', async () => {
    await visit(page);

    expect(await screen.findByText('Livraison standard gratuite à votre adresse')).toBeVisible();
    expect(await gaugeText()).toBe('310,00 € sur 300 €');
    expect(screen.queryByText(/région parisienne/)).not.toBeInTheDocument();
  });

  it('shows the missing amount for a customer in the rest of France', async () => {
    await visit({ ...page, answers: elsewhere });

    expect(await gaugeText()).toBe('310,00 € sur 500 €');
    expect(screen.getByText(/pour la livraison gratuite à votre adresse/)).toHaveTextContent(/190,00/);
    expect(screen.queryByText(/région parisienne/)).not.toBeInTheDocument();
  });

  it.each([
    ['for a customer abroad', { answers: abroad }],
    ['if the shop only announces free delivery', { environment: announcing }],
  ])('is hidden %s', async (_who, overrides) => {
    await visit({ ...page, ...overrides });

    expect((await screen.findAllByText(/310,00/))[0]).toBeVisible();
    expect(screen.queryByRole('progressbar', gaugeName)).not.toBeInTheDocument();
  });
});

it.each([
  [{ country: 'BE', postalCode: '1000' }, /réservée à la métropole/],
  [{ country: 'FR', postalCode: '97400' }, /réservée à la métropole/],
  [{ country: 'RE', postalCode: '97400' }, /réservée à la métropole/],
  [{ country: 'FR', postalCode: '7500' }, /Corrigez le pays ou le code postal/],
  [{ country: 'Atlantide', postalCode: '1000' }, /Corrigez le pays ou le code postal/],
])('the checkout shows why standard delivery to %p is not free', async (page, reason) => {
  const addresses = [{ ...office, ...page, isDefaultShipping: true }];
  await visit({ at: '/purchase', answers: { ...answers, 'GET users/addresses': addresses } });

  expect(await screen.findByRole('radio', { name: reason })).toBe(
    screen.getByRole('radio', { name: /Livraison standard/ }),
  );
});

it.each([
  ['for a visitor', { signedIn: false }],
  ['without an address', { answers: { ...answers, 'GET users/addresses': [] } }],
  ['when the addresses cannot be loaded', { answers: { ...answers, 'GET users/addresses': refused(500) } }],
])('the gauge in the cart panel shows both zones %s', async (_who, overrides) => {
  await visit(overrides);

  const panel = within(await screen.findByRole('dialog', { name: 'VOTRE PANIER' }));
  expect(await panel.findByText('Livraison gratuite en région parisienne')).toBeVisible();
  expect(panel.getByText(/pour le reste de la métropole/)).toHaveTextContent(/190,00/);
});
