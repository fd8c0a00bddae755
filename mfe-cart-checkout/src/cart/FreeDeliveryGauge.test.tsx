import { render, screen, waitFor } from '@testing-library/react';
import { openShop } from 'page-kit/testing';
import { exactFromEuros } from 'shared-contracts/pricing';
import { depot, environment, office, refused } from 'shared-contracts/testing';
import { FreeDeliveryGauge } from './FreeDeliveryGauge';

const ht = exactFromEuros(310);
const settings = { ...environment.settings, freeDelivery: 'announce' as const };
const gaugeName = { name: 'Vers la livraison gratuite' };
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

const show = (visit: object) =>
  render(openShop({ routes: [{ path: '/', element: <FreeDeliveryGauge ht={ht} /> }], ...visit }).page);
/** Opens the shop for a customer whose usual delivery address is `address`. */
const showFor = (address: object, visit = {}) =>
  show({
    signedIn: true,
    answers: { 'GET users/addresses': [{ ...address, isDefaultShipping: true }] },
    ...visit,
  });

describe('the free-delivery gauge of a cart of 310 euros', () => {
  it.each([
    ['in the Paris region', depot, '300 €', 'Livraison standard gratuite à votre adresse'],
    [
      'in the rest of France',
      office,
      '500 €',
      'Plus que 190,00 € pour la livraison gratuite à votre adresse',
    ],
  ])('shows only the threshold of the usual address %s', async (_where, address, threshold, text) => {
    const { container } = showFor(address);

    const gauge = await screen.findByRole('progressbar', gaugeName);
    expect(plain(gauge.ariaValueText)).toBe(`310,00 € sur ${threshold}`);
    expect(plain(container.textContent)).toContain(text);
    expect(screen.queryByText(/Île-de-France/)).not.toBeInTheDocument();
  });

  it.each([
    ['for a customer abroad', { ...office, country: 'BE' }, environment],
    ['if the shop only announces free delivery', depot, { ...environment, settings }],
  ])('is hidden %s', async (_who, address, environment) => {
    const { container } = showFor(address, { environment });

    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it.each([
    ['for a visitor', { signedIn: false }],
    ['without an address', { answers: { 'GET users/addresses': [] } }],
    ['when the addresses cannot be loaded', { answers: { 'GET users/addresses': refused(500) } }],
  ])('shows both zones %s', async (_who, visit) => {
    show({ signedIn: true, ...visit });

    await screen.findByRole('progressbar', gaugeName);
    expect(screen.getByText('Livraison gratuite en Île-de-France')).toBeVisible();
    expect(screen.getByText(/pour le reste de la métropole/)).toHaveTextContent(/190,00/);
  });
});
