import { keyOf, writeStorage } from 'shared-contracts/storage';
import { submittedPayment } from './submitted-payment';

const payment = <Quantity>(quantity: Quantity) => ({
  orderId: 'o1',
  customerId: 'c1',
  lines: [{ productCode: 'SAVON', quantity }],
});

describe('a stored payment', () => {
  it.each([1e308, Number.MAX_SAFE_INTEGER + 1, 0, -1, 1.5, '3', null])(
    'is ignored with the invalid quantity %p, which could empty the cart',
    (quantity) => {
      writeStorage('local', keyOf('cart', 'payment'), JSON.stringify(payment(quantity)));

      expect(submittedPayment.read()).toBeNull();
    },
  );
});
