import { keyOf, writeStorage } from 'shared-contracts/storage';
import { submittedPayment } from './submitted-payment';

const payment = <Quantity>(quantity: Quantity) => ({
  orderId: 'o1',
  customerId: 'c1',
  lines: [{ productCode: 'SAVON', quantity }],
});

describe('a payment whose outcome a customer has not seen', () => {
  it.each([1e308, Number.MAX_SAFE_INTEGER + 1, 0, -1, 1.5, '3', null])(
    'is none with a quantity that no cart holds, which would empty the cart: %p',
    (quantity) => {
      writeStorage('local', keyOf('cart', 'payment'), JSON.stringify(payment(quantity)));

      expect(submittedPayment.read()).toBeNull();
    },
  );
});
