import { render, screen } from '@testing-library/react';
import { openShop } from 'page-kit/testing';
import { exactFromEuros } from 'shared-contracts/pricing';
import { depot, environment, office, refused } from 'shared-contracts/testing';
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

  it('shows the threshold of the customer’s own delivery address', async () => {
    const addresses = [{ ...office, isDefaultShipping: true }];
    show(<OwnFreeDelivery ht={ht} />, { signedIn: true, answers: { 'GET users/addresses': addresses } });

    expect(await screen.findByText(/à votre adresse/)).toHaveTextContent(/190,00/);
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
