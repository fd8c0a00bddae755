import { render, screen } from '@testing-library/react';
import { categoryHue } from './category-hue';
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

it.each([
  ['SACS & COLLECTE DES DECHETS', 'sacs'],
  ['SACS', 'sacs'],
  ['OUATE & PAPIER', 'ouate'],
  ['CHIMIE', 'chimie'],
  ['SEAUX & CHARIOTS', 'seaux'],
  ['SEAUX-CHARIOTS', 'seaux'],
  ['PETIT MATERIEL', 'petit'],
  ['PETIT-MATERIEL', 'petit'],
  ['Petit matériel', 'petit'],
  ['MATERIEL', 'materiel'],
  ['PROTECTION', 'protection'],
  ['chr', 'chr'],
  ['AMPOULES', 'ampoules'],
  ['', 'neutre'],
  ['CHRONOMETRES', 'neutre'],
])('the hue of %p is %s', (name, hue) => {
  expect(categoryHue(name)).toBe(hue);
});
