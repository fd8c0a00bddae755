import { render, screen } from '@testing-library/react';
import { Logo } from './Logo';

it.each(['Clairet Pro', 'Hygiène & Propreté du Val-de-Loire'])(
  'renders the name of another shop as text: %s',
  (name) => {
    render(<Logo name={name} />);

    expect(screen.getByRole('img', { name })).toHaveTextContent(name);
  },
);

it('draws the name of the demo shop as paths', () => {
  render(<Logo name="Boutique SPH" />);

  expect(screen.getByRole('img', { name: 'Boutique SPH' })).not.toHaveTextContent(/./);
});
