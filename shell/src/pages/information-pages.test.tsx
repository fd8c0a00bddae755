import { screen } from '@testing-library/react';
import { renderInShop } from '../testing/render-in-shop';
import { Component as About } from './about';
import { Component as Cgv } from './cgv';
import { Component as Commitment } from './commitment';

const read = (Page: () => React.ReactNode) => renderInShop({ routes: [{ path: '/', element: <Page /> }] });

it('tells since when and for whom the shop works', () => {
  read(About);

  expect(screen.getByRole('heading', { level: 1, name: 'À propos' })).toBeInTheDocument();
  expect(screen.getByText('1986')).toBeInTheDocument();
  expect(document.title).toBe('À propos | Boutique SPH');
});

it('counts the commitment', () => {
  read(Commitment);

  expect(screen.getByText('100 %')).toBeInTheDocument();
  expect(screen.getByText('96 %')).toBeInTheDocument();
});

it('keeps returns by agreement and the statutory right of withdrawal apart', () => {
  read(Cgv);

  expect(screen.getByRole('heading', { name: '7. Retours' })).toBeInTheDocument();
  expect(screen.getByText(/huit jours qui suivent la réception/)).toBeInTheDocument();
  expect(screen.getByText(/quatorze jours après la réception/)).toBeInTheDocument();
  expect(screen.getByText(/tribunaux d’Évry/)).toBeInTheDocument();
});

it('leads from the contents to each article', () => {
  read(Cgv);

  expect(screen.getByRole('link', { name: 'Livraison' })).toHaveAttribute('href', '#livraison');
  expect(document.getElementById('livraison')).toBeInTheDocument();
});
