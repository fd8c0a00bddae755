import { screen, within } from '@testing-library/react';
import { checkoutAnswers, lines } from '../../testing/pay';
import { renderCart } from '../../testing/render-cart';

it('numbers the steps, and ticks the completed ones', async () => {
  await renderCart({
    at: '/purchase',
    answers: checkoutAnswers,
    lines,
    signedIn: true,
  });

  const mode = within(await screen.findByRole('region', { name: 'Mode de livraison' }));
  expect(mode.getByText('Étape 2')).toBeInTheDocument();
  expect(mode.queryByText('2')).not.toBeInTheDocument();

  const notes = within(screen.getByRole('region', { name: 'Références et consignes' }));
  expect(notes.getByText('Étape 4')).toBeInTheDocument();
  expect(notes.getByText('4')).toBeInTheDocument();
});
