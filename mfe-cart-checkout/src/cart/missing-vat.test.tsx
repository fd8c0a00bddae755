import { screen } from '@testing-library/react';
import { renderCart } from '../testing/render-cart';
import { bag, gloves } from '../testing/shop-data';

it('counts no VAT for an article without a VAT rate, and logs it once', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const answers = {
    [`GET products/${bag.Code}`]: { ...bag, TVATaux: undefined },
    [`GET products/${gloves.Code}`]: { ...gloves, TVATaux: 0 },
  };
  const lines = [
    { productCode: bag.Code, quantity: 4 },
    { productCode: gloves.Code, quantity: 5 },
  ];

  await renderCart({ at: '/order', answers, lines });

  expect(await screen.findByText(/51,60/)).toBeVisible();
  const vat = await screen.findByText('TVA', { selector: 'dt' });
  expect(vat.nextElementSibling).toHaveTextContent(/^0,00\s€$/);
  expect(warn.mock.calls).toEqual([['The article SP-110 has no VAT rate: 0 is counted.']]);
});
