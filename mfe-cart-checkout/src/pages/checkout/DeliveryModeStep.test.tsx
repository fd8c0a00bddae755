import { render, screen } from '@testing-library/react';
import { EnvironmentProvider } from 'page-kit/page';
import { type DeliveryMode, type Destination, exactFromEuros } from 'shared-contracts/pricing';
import { depot, environment } from 'shared-contracts/testing';
import { DeliveryModeStep } from './DeliveryModeStep';

const show = (destination: Destination, ht = exactFromEuros(310), mode: DeliveryMode = 'standard') =>
  render(
    <EnvironmentProvider value={environment}>
      <DeliveryModeStep number={2} mode={mode} destination={destination} ht={ht} onChoose={() => {}} />
    </EnvironmentProvider>,
  );

it('the step shows each delivery mode with its price and earliest day', () => {
  jest.useFakeTimers({ now: new Date('2026-04-30T10:00:00+02:00') });

  show(depot, exactFromEuros(51.6));

  for (const name of [
    /Livraison standard.*à partir du mardi 5 mai.*25,00/,
    /Livraison déposé et rangé.*à partir du mardi 5 mai.*55,00/,
    /Enlèvement par vos soins.*à partir du lundi 4 mai, 4 rue des Palettes, .* 8h00-17h00.*Gratuit/,
  ])
    expect(screen.getByRole('radio', { name })).toBeVisible();
  jest.useRealTimers();
});

it.each([
  [{ country: 'BE', postalCode: '1000' }, /réservée à la métropole/],
  [{ country: 'FR', postalCode: '97400' }, /réservée à la métropole/],
  [{ country: 'RE', postalCode: '97400' }, /réservée à la métropole/],
  [{ country: 'FR', postalCode: '7500' }, /Corrigez le pays ou le code postal/],
  [{ country: 'Atlantide', postalCode: '1000' }, /Corrigez le pays ou le code postal/],
])('the step shows why standard delivery to %p is not free', (destination, reason) => {
  show(destination);

  expect(screen.getByRole('radio', { name: /Livraison standard/ })).toHaveAccessibleName(reason);
});

it.each([
  ['has no note on VAT for a delivery in the metropolis', 'standard', depot, 0],
  ['says whose VAT is charged, and whom to ask, overseas', 'standard', { ...depot, postalCode: '97400' }, 1],
  ['says whose VAT is charged, and whom to ask, abroad', 'premium', { postalCode: '1000', country: 'BE' }, 1],
  ['has no note on VAT for a pick-up', 'retailer', { ...depot, postalCode: '97400' }, 0],
] as const)('the step %s', (_title, mode, to, times) => {
  show(to, exactFromEuros(310), mode);

  expect(screen.queryAllByText(/^La TVA est comptée aux taux de la métropole/)).toHaveLength(times);
  expect(screen.queryAllByRole('link', { name: environment.company.email })).toHaveLength(times);
});
