import { render, screen, waitFor } from '@testing-library/react';
import { openShop, type Visit } from 'page-kit/testing';
import { camille, environment, office } from 'shared-contracts/testing';
import { StockAndDelivery } from './StockAndDelivery';

async function deliveryLine(freeDelivery: 'apply' | 'announce', visit: Partial<Visit> = {}) {
  const { page } = openShop({
    routes: [{ path: '/', element: <StockAndDelivery code="SP-110-N35" /> }],
    environment: { ...environment, settings: { ...environment.settings, freeDelivery } },
    ...visit,
    answers: { 'GET products/SP-110-N35/stock': [{ quantity: 4 }], ...visit.answers },
  });
  render(page);
  await screen.findByText('Disponible');
  return screen.getByText(/Livraison standard/).closest('li');
}

describe('the delivery of an article', () => {
  it('shows the threshold of free delivery', async () => {
    expect(await deliveryLine('apply')).toHaveTextContent(
      /gratuite dès 300\s€ en région parisienne et 500\s€ en métropole$/,
    );
  });

  it.each([
    ['FR', /gratuite dès 500\s€ à votre adresse$/],
    ['BE', /^Livraison standard à partir du [^,]+$/],
  ])('shows the threshold for the customer’s address in %s', async (country, words) => {
    const addresses = [{ ...office, country, isDefaultShipping: true }];
    const answers = { 'GET users/profile': camille, 'GET users/addresses': addresses };

    const line = await deliveryLine('apply', { signedIn: true, answers });

    await waitFor(() => expect(line).toHaveTextContent(words));
  });

  it('shows only the day when free delivery is announced but not applied', async () => {
    expect(await deliveryLine('announce')).toHaveTextContent(/^Livraison standard à partir du [^,]+$/);
  });
});
