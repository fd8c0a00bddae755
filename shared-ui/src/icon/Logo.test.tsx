import { render, screen } from '@testing-library/react';
import { Logo } from './Logo';

it.each(['Clairet Pro', 'Hygiène & Propreté du Val-de-Loire'])('shows the name of the shop: %s', (name) => {
  render(<Logo name={name} />);

  expect(screen.getByRole('img', { name })).toHaveTextContent(name);
});

it('draws the name of the shop without a font', () => {
  render(<Logo name="Boutique SPH" />);

  expect(screen.getByRole('img', { name: 'Boutique SPH' })).not.toHaveTextContent(/./);
});
