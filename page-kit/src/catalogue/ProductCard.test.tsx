import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Price } from './Price';
import { ProductCard, type ProductCardProps } from './ProductCard';

const name = 'Sac poubelle 110 L noir 35 µ, liens coulissants';

function Card(props: Partial<ProductCardProps>) {
  return (
    <ul>
      <ProductCard
        href="/product/SP-110-N35"
        name={name}
        displayName="Sac poubelle 110 L noir 35 µ, liens coul…"
        reference="SP-110-N35"
        price={<Price value="12,90 €" />}
        imageUrl="/images/sp-110-n35.svg"
        category="SACS"
        onAdd={() => {}}
        onIncrease={() => {}}
        onDecrease={() => {}}
        inCart={0}
        unavailable={false}
        {...props}
      />
    </ul>
  );
}

const addButton = () => screen.getByRole('button', { name: `Ajouter au panier : ${name}` });

describe('ProductCard', () => {
  it('links to the article, with the full name as accessible name', () => {
    render(<Card />);

    const link = screen.getByRole('link', { name });

    expect(link).toHaveAttribute('href', '/product/SP-110-N35');
    expect(link).toHaveAttribute('title', name);
    expect(link).toHaveTextContent('Sac poubelle 110 L noir 35 µ, liens coul…');
    expect(screen.getByRole('heading', { level: 3 })).toContainElement(link);
    expect(screen.getByText('Réf. SP-110-N35')).toBeInTheDocument();
  });

  it('adds the article by a separate button', async () => {
    const add = jest.fn();
    render(<Card onAdd={add} />);

    await userEvent.click(addButton());

    expect(add).toHaveBeenCalledTimes(1);
    expect(addButton()).toHaveTextContent('Ajouter au panier');
  });

  it('shows the quantity in the cart with buttons to change it', async () => {
    const increase = jest.fn();
    const decrease = jest.fn();
    render(<Card inCart={3} onIncrease={increase} onDecrease={decrease} />);

    await userEvent.click(screen.getByRole('button', { name: `Augmenter la quantité de ${name}` }));
    await userEvent.click(screen.getByRole('button', { name: `Diminuer la quantité de ${name}` }));

    expect(screen.getByText('3 dans le panier')).toBeInTheDocument();
    expect(increase).toHaveBeenCalledTimes(1);
    expect(decrease).toHaveBeenCalledTimes(1);
  });

  it('moves the focus to the add button when the last one is removed by keyboard', async () => {
    render(<Card inCart={1} />);
    screen.getByRole('button', { name: `Diminuer la quantité de ${name}` }).focus();

    await userEvent.keyboard('{Enter}');

    expect(addButton()).toHaveFocus();
  });

  it('does not add an unavailable article', async () => {
    const add = jest.fn();
    render(<Card unavailable onAdd={add} />);

    await userEvent.click(addButton());

    expect(add).not.toHaveBeenCalled();
    expect(screen.getByText('Indisponible')).toBeInTheDocument();
  });
});
