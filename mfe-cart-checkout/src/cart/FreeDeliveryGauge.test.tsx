import { act, render, screen } from '@testing-library/react';
import { openShop } from 'page-kit/testing';
import { openCartPanelAtom } from 'shared-contracts/cart';
import { exactFromEuros } from 'shared-contracts/pricing';
import { camille, depot, environment, office, refused } from 'shared-contracts/testing';
import { renderCart } from '../testing/render-cart';
import { bag } from '../testing/shop-data';
import { FreeDeliveryGauge, OwnFreeDelivery } from './FreeDeliveryGauge';

const ht = exactFromEuros(310);
const settings = { ...environment.settings, freeDelivery: 'announce' as const };
const gaugeName = { name: 'Vers la livraison gratuite' };
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

const show = (element: React.ReactNode, visit = {}) =>
  render(openShop({ routes: [{ path: '/', element }], ...visit }).page);

describe('the free-delivery gauge of a cart of 310 euros', () => {
  it.each([
    ['in the Paris region', depot, '300 €', 'Livraison standard gratuite à votre adresse'],
    [
      'in the rest of France',
      office,
      '500 €',
      'Plus que 190,00 € pour la livraison gratuite à votre adresse',
    ],
  ])('shows only the threshold of an address %s', (_where, destination, threshold, text) => {
    const { container } = show(<FreeDeliveryGauge ht={ht} destination={destination} />);

    expect(plain(screen.getByRole('progressbar', gaugeName).ariaValueText)).toBe(`310,00 € sur ${threshold}`);
    expect(plain(container.textContent)).toContain(text);
    expect(screen.queryByText(/Île-de-France/)).not.toBeInTheDocument();
  });

  it.each([
    ['for a customer abroad', { ...office, country: 'BE' }, environment],
    ['if the shop only announces free delivery', depot, { ...environment, settings }],
  ])('is hidden %s', (_who, destination, environment) => {
    show(<FreeDeliveryGauge ht={ht} destination={destination} />, { environment });

    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it.each([
    ['for a visitor', { signedIn: false }],
    ['without an address', { answers: { 'GET users/addresses': [] } }],
    ['when the addresses cannot be loaded', { answers: { 'GET users/addresses': refused(500) } }],
  ])('shows both zones %s', async (_who, visit) => {
    show(<OwnFreeDelivery ht={ht} />, { signedIn: true, ...visit });

    expect(await screen.findByText('Livraison gratuite en Île-de-France')).toBeVisible();
    expect(screen.getByText(/pour le reste de la métropole/)).toHaveTextContent(/190,00/);
  });
});

it.each([
  ['cart page', '/order'],
  ['cart panel', '/'],
  ['checkout', '/purchase'],
])('the gauge on the %s uses the delivery address of the customer', async (_where, at) => {
  const answers = {
    [`GET products/${bag.Code}`]: { ...bag, PrixHT: 77.5 },
    'GET users/profile': camille,
    'GET users/addresses': [{ ...office, isDefaultShipping: true }],
  };
  const lines = [{ productCode: bag.Code, quantity: 4 }];
  const { store } = await renderCart({ at, answers, lines, signedIn: true });
  if (at === '/') act(() => store.set(openCartPanelAtom));

  const { ariaValueText } = await screen.findByRole('progressbar', gaugeName);
  expect(plain(ariaValueText)).toBe('310,00 € sur 500 €');
});
