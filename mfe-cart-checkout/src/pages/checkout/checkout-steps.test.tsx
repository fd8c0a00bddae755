import { screen, within } from '@testing-library/react';
import { camille, depot, office } from 'shared-contracts/testing';
import { renderCart } from '../../testing/render-cart';
import { bag } from '../../testing/shop-data';

const answers = {
  'GET users/profile': camille,
  'GET users/addresses': [office, depot],
  [`GET products/${bag.Code}`]: bag,
};

it('says which step each part is, and ticks what is chosen already', async () => {
  await renderCart({
    at: '/purchase',
    answers,
    lines: [{ productCode: bag.Code, quantity: 4 }],
    signedIn: true,
  });

  const mode = within(await screen.findByRole('region', { name: 'Mode de livraison' }));
  expect(mode.getByText('Étape 2')).toBeInTheDocument();
  expect(mode.queryByText('2')).not.toBeInTheDocument();

  const notes = within(screen.getByRole('region', { name: 'Références et consignes' }));
  expect(notes.getByText('Étape 4')).toBeInTheDocument();
  expect(notes.getByText('4')).toBeInTheDocument();
});
