import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { product } from 'shared-contracts/testing';
import { translate } from 'shared-ui/testing';
import { Price } from './Price';
import { ProductCard, type ProductCardProps } from './ProductCard';

const name = 'Sac poubelle 110 L noir 35 µ, liens coulissants';
const bag = product({ Code: 'SP-110-N35', Designation: name });

function Card(props: Partial<ProductCardProps>) {
  return (
    <ul>
      <ProductCard
        product={bag}
        prices={{ discountRate: 0, contractOf: () => [] }}
        apiUrl="https://api.example/"
        price={<Price value="12,90 €" />}
        onAdd={() => {}}
        onIncrease={() => {}}
        onDecrease={() => {}}
        inCart={0}
        {...props}
      />
    </ul>
  );
}

/** A card that counts, with one article in the cart. */
function CountingCard() {
  const [inCart, setInCart] = useState(1);
  const add = () => setInCart(inCart + 1);
  return <Card inCart={inCart} onAdd={add} onIncrease={add} onDecrease={() => setInCart(inCart - 1)} />;
}

const minus = () => screen.getByRole('button', { name: `Diminuer la quantité de ${name}` });
const undoButton = () => screen.getByRole('button', { name: `Annuler le retrait de ${name}` });
const addButton = () => screen.getByRole('button', { name: `Ajouter au panier : ${name}` });

describe('ProductCard', () => {
  it('links to the article by its shortened name, with the full one as accessible name', () => {
    render(<Card />);

    const link = screen.getByRole('link', { name });

    expect(link).toHaveTextContent('Sac poubelle 110 L noir 35 µ, liens…');
    expect(link).toHaveAttribute('href', '/category-product/SACS/POUBELLE/SP-110-N35');
    expect(screen.getByRole('heading', { level: 3 })).toContainElement(link);
  });

  it('offers to undo the removal of the last one in its place, but not to a further click, and keeps the focus', async () => {
    render(<CountingCard />);

    fireEvent.click(minus());
    fireEvent.click(undoButton(), { detail: 2 });
    expect(screen.getByText('Retiré du panier')).toBeVisible();
    expect(addButton()).toHaveFocus();
    await userEvent.click(undoButton());

    expect(screen.getByText('1 dans le panier')).toBeVisible();
    expect(addButton()).toHaveFocus();
  });

  it('announces the quantity after its stepper was used, in a region that was empty before', () => {
    render(<CountingCard />);
    const region = screen.getByRole('status');

    fireEvent.click(addButton());
    expect(region).toBeEmptyDOMElement();
    fireEvent.click(minus());
    expect(region).toHaveTextContent('Quantité : 1');
    fireEvent.click(minus());

    expect(region).toHaveTextContent('Quantité : 0');
  });

  it('does not add an unavailable article', async () => {
    const add = jest.fn();
    render(<Card product={{ ...bag, PrixHT: null }} onAdd={add} />);

    await userEvent.click(addButton());

    expect(add).not.toHaveBeenCalled();
    expect(screen.getByText('Indisponible')).toBeInTheDocument();
  });
});

it.each([
  ['amount', <Price key="price" value="59,43 €" />, <Price key="price" value="89,43 €" />, '89,43 € HT'],
  ['quantity', <Card key="card" inCart={2} />, <Card key="card" inCart={3} />, '3 dans le panier'],
])('a changed %s is shown on a page translated by the browser', (_what, before, after, text) => {
  const { container, rerender } = render(before);
  translate(container);

  rerender(after);

  expect(container).toHaveTextContent(text);
});
