import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState';

it('an empty state shows its title, text and actions', () => {
  render(
    <EmptyState
      picture="panier-vide"
      title="Votre panier"
      text="Pas d'article dans le panier"
      headingLevel={1}
    >
      <a href="/">Continuer mes achats</a>
    </EmptyState>,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeInTheDocument();
  expect(screen.getByText("Pas d'article dans le panier")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continuer mes achats' })).toBeInTheDocument();
});
