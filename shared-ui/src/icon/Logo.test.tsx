import { render, screen } from '@testing-library/react';
import { Logo } from './Logo';

it.each(['Clairet Pro', 'Hygiène & Propreté du Val-de-Loire'])(
  'the logo renders the name of another shop as text: %s',
  (name) => {
    render(<Logo name={name} />);

    expect(screen.getByRole('img', { name })).toHaveTextContent(name);
  },
);

it('the logo draws the name of the demo shop as paths, not as text', () => {
  render(
    <>
      <Logo name="Boutique SPH" />
      <Logo name="Clairet Pro" />
    </>,
  );
  const drawn = screen.getByRole('img', { name: 'Boutique SPH' });
  const written = screen.getByRole('img', { name: 'Clairet Pro' });

  const pathsIn = (logo: HTMLElement) => logo.querySelectorAll('path').length;
  expect(pathsIn(drawn)).toBeGreaterThan(pathsIn(written));
  expect(drawn).not.toHaveTextContent(/./);
});
