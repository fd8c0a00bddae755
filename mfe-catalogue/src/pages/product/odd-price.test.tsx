import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import { cartLinesAtom } from 'shared-contracts/cart';
import { bags, oddAnswer, oddPrices, product } from 'shared-contracts/testing';
import routes from '../../routes';
import { pageOf } from '../../testing/catalogue';
import { stubScreen } from '../../testing/screen';

const bag = product({ Code: 'SP-110', Designation: 'Sac poubelle 110 L' });
const gloves = product({ Code: 'GN-M', Designation: 'Gants nitrile', PrixHT: 9.8 });

/** The page of the bag, or of the gloves, which stand in the same sub-category. */
const visit = (PrixHT: unknown, code = bag.Code) =>
  renderShop({
    routes,
    at: `/category-product/SACS/POUBELLE/${code}`,
    answers: {
      'GET products/categories': [bags],
      'GET products/SP-110': oddAnswer({ ...bag, PrixHT }),
      'GET products/GN-M': gloves,
      [`GET products/${code}/stock`]: [{ quantity: 12 }],
      'GET products?limit=50&category=SACS&subcategory=POUBELLE': oddAnswer(
        pageOf([{ ...bag, PrixHT } as typeof bag, gloves]),
      ),
      'GET products?limit=50&category=SACS': pageOf([]),
    },
  });

const facts = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');

beforeEach(() => void stubScreen('everything'));

describe.each(oddPrices)('a product of price %p', (price) => {
  it('is shown without price, and says why it cannot be ordered', async () => {
    const { store } = await visit(price);

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sac poubelle 110 L');
    expect(screen.getByText('Indisponible')).toBeVisible();
    const add = screen.getByRole('button', { name: 'Ajouter au panier' });
    expect(add).toHaveAccessibleDescription(/prix.*ne peut pas être commandé/);
    expect(screen.queryByRole('spinbutton', { name: 'Quantité' })).not.toBeInTheDocument();

    await userEvent.click(add);

    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('a product without a usable price has no offer in its structured data', async () => {
    await visit(price);
    await screen.findByRole('heading', { level: 1 });

    expect(facts()).toMatchObject({ '@type': 'Product', name: 'Sac poubelle 110 L' });
    expect(JSON.stringify(facts())).not.toMatch(/price|offers/i);
  });
});

it('shows and describes a price that is no neat decimal rounded', async () => {
  await visit(0.1 + 0.2);

  expect(await screen.findByText(/^0,30\s€/)).toBeVisible();
  expect(facts().offers).toMatchObject({ price: '0.30' });
});
