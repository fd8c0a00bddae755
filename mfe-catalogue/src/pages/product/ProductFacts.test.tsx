import { render, screen } from '@testing-library/react';
import { openShop } from 'page-kit/testing';
import { environment } from 'shared-contracts/testing';
import { ProductFacts } from './ProductFacts';

async function deliveryLine(freeDelivery: 'apply' | 'announce') {
  const { page } = openShop({
    routes: [{ path: '/', element: <ProductFacts code="SP-110-N35" /> }],
    environment: { ...environment, settings: { ...environment.settings, freeDelivery } },
    answers: { 'GET products/SP-110-N35/stock': [{ quantity: 4 }] },
  });
  render(page);
  await screen.findByText('Disponible');
  return screen.getByText(/Livraison standard/).closest('li');
}

describe('the delivery of an article', () => {
  it('is told free from the limits on where the shop grants that', async () => {
    expect(await deliveryLine('apply')).toHaveTextContent(
      /gratuite dès 300\s€ en région parisienne et 500\s€ en France$/,
    );
  });

  it('has its day alone where the shop only announces it', async () => {
    expect(await deliveryLine('announce')).toHaveTextContent(/^Livraison standard à partir du [^,]+$/);
  });
});
