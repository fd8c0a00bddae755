import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { labellingOf } from 'shared-contracts/catalogue';
import { product } from 'shared-contracts/testing';
import { categoryPictures } from 'shared-ui/pictures';
import { translate } from 'shared-ui/testing';
import { LabelMarks } from './LabelMarks';
import { Price } from './Price';
import { ProductCard, type ProductCardProps } from './ProductCard';
import { ProductImage } from './ProductImage';

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

it('the label of an article shows its pictograms, words, energy class and eco-participation', () => {
  const labelling = labellingOf({
    pictograms: ['GHS07'],
    signalWord: 'Attention',
    biocide: true,
    energyClass: 'E',
    ecoParticipation: 0.17,
  });
  if (!labelling) throw new Error('no label');

  render(<LabelMarks labelling={labelling} />);

  expect(screen.getByRole('img', { name: 'Irritant ou nocif' })).toBeVisible();
  expect(screen.getByText('Attention · Biocide')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Classe énergétique E, de A à G' })).toBeVisible();
  expect(screen.getByText(/^dont 0,17\s€\sHT d’éco-participation$/)).toBeVisible();
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

const picture = () => screen.getByRole('presentation');

it.each([{ src: '' }, { src: null }, { src: undefined }, { src: '', fallback: '/images/seaux.svg' }])(
  'the picture of the category is shown when the article has none: %p',
  (props) => {
    render(<ProductImage {...props} category="SEAUX" />);

    expect(picture()).toHaveAttribute('src', categoryPictures.seaux);
  },
);

it('an error shows the fallback, a second one the picture of the category, and then a changed picture is shown', () => {
  const withSource = (src: string) => (
    <ProductImage src={src} fallback="/images/seaux.svg" category="SEAUX" />
  );
  const { rerender } = render(withSource('/images/seau.svg'));
  expect(picture()).toHaveAttribute('src', '/images/seau.svg');

  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', '/images/seaux.svg');
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', categoryPictures.seaux);

  rerender(withSource('/images/balai.svg'));
  expect(picture()).toHaveAttribute('src', '/images/balai.svg');
});

it('the picture of the category is shown after an error before hydration', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);

  render(<ProductImage src="/images/seau.svg" category="SEAUX" />);

  expect(picture()).toHaveAttribute('src', categoryPictures.seaux);
});
