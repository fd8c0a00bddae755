import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { camille, depot, oddAnswer, oddPrices, office } from 'shared-contracts/testing';
import { renderCart } from '../testing/render-cart';
import { bag, gloves } from '../testing/shop-data';

const bags = { productCode: bag.Code, quantity: 4 };
const twoLines = [bags, { productCode: gloves.Code, quantity: 5 }];
const oddGloves = (PrixHT: unknown) => ({
  'GET products/categories': [],
  [`GET products/${bag.Code}`]: bag,
  [`GET products/${gloves.Code}`]: oddAnswer({ ...gloves, PrixHT }),
  'GET users/profile': camille,
  'GET users/addresses': [depot, office],
});

/** Intl writes narrow and other no-break spaces. */
const sum = (part: ReturnType<typeof within>, label: string) =>
  part.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent?.replace(/\s/g, ' ');

describe.each(oddPrices)('a customer with an article of price %p in the cart', (price) => {
  it('sees that it is unavailable and not counted, and can remove it', async () => {
    const { store } = await renderCart({ at: '/order', answers: oddGloves(price), lines: twoLines });
    const page = within(await screen.findByRole('list', { name: 'Articles du panier' }));

    expect(await page.findByText('Indisponible')).toBeVisible();
    expect(page.getByRole('link', { name: 'Gants nitrile' })).toBeVisible();
    expect(sum(within(document.body), 'Total HT')).toBe('51,60 €');
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^51,60/),
    );
    expect(screen.getByRole('button', { name: 'Commander' })).toHaveAccessibleDescription(
      'Retirez les articles indisponibles pour commander.',
    );

    await userEvent.click(page.getByRole('button', { name: 'Supprimer Gants nitrile' }));

    expect(store.get(cartLinesAtom)).toEqual([bags]);
    expect(screen.getByRole('button', { name: 'Commander' })).not.toHaveAccessibleDescription();
  });
});
