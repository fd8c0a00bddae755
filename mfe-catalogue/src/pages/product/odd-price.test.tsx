import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { oddAnswer, oddPrices } from 'shared-contracts/testing';
import { stubScreen } from '../../testing/screen';
import { addToCart, bag, visitProduct } from '../../testing/visit-product';

const visit = (PrixHT: unknown) => visitProduct({ 'GET products/SP-110': oddAnswer({ ...bag, PrixHT }) });

const facts = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');

beforeEach(() => void stubScreen('nothing'));

describe.each(oddPrices)('a product with the price %p', (price) => {
  it('cannot be ordered, shows why, and has no offer in its structured data', async () => {
    const { store } = await visit(price);

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sac poubelle 110 L');
    expect(screen.getByText('Indisponible')).toBeVisible();
    const add = addToCart();
    expect(add).toHaveAccessibleDescription(/prix.*ne peut pas être commandé/);
    expect(screen.queryByRole('spinbutton', { name: 'Quantité' })).not.toBeInTheDocument();

    await userEvent.click(add);

    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(facts()).toMatchObject({ '@type': 'Product', name: 'Sac poubelle 110 L' });
    expect(JSON.stringify(facts())).not.toMatch(/price|offers/i);
  });
});
