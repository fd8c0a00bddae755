import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState, ErrorState } from './EmptyState';

describe('EmptyState', () => {
  it('says what is empty and offers a way on', () => {
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
});

describe('ErrorState', () => {
  it('is announced at once and offers another try', async () => {
    const retry = jest.fn();
    render(<ErrorState text="Les produits ne répondent pas." onRetry={retry} />);

    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Les produits ne répondent pas.');
  });

  it('tries once at a time', async () => {
    const retry = jest.fn();
    render(<ErrorState text="Les produits ne répondent pas." onRetry={retry} retrying />);

    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(retry).not.toHaveBeenCalled();
  });
});
