import fc from 'fast-check';
import { settleCart } from './cart/stored-cart';
import { parseCart } from './cart/stored-lines';
import { accountShapes } from './http/account-shapes';
import { isApiError } from './http/api-error';
import { publicShapes } from './http/public-shapes';
import { patternsOf, readBody, readData } from './http/read-response';
import { exactAmount, usablePrice } from './pricing';
import { isExpired } from './session/expiry';
import { readTokens } from './session/tokens';
import { anyNumber, runs, textOrJson } from './testing/foreign-input';

it('any number from an API is a valid price or null, and a valid exact amount or null', () => {
  fc.assert(
    fc.property(fc.oneof(anyNumber, fc.anything()), (given) => {
      expect(exactAmount(given) ?? 0n).toBeGreaterThanOrEqual(0n);
      const price = usablePrice(given);
      if (price === null) return;
      expect(price).toBeGreaterThanOrEqual(0);
      // Half of the eighth decimal, and the precision of a double of this size.
      const unseen = 5.001e-9 + Number(given) * Number.EPSILON;
      expect(Math.abs(price - Number(given))).toBeLessThanOrEqual(unseen);
      expect(usablePrice(price)).toBe(price);
    }),
    runs,
  );
});

describe('arbitrary text in browser storage', () => {
  const line = fc.record({ productCode: fc.string({ minLength: 1 }), quantity: fc.integer({ min: 1 }) });
  const lines = fc.uniqueArray(line, { selector: ({ productCode }) => productCode });
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('is read as a cart of valid lines with each article once, or as none, and a written cart is read unchanged', () => {
    const text = fc.oneof(
      textOrJson,
      fc.array(fc.oneof(line, fc.jsonValue())).map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(text, lines, (stored, written) => {
        const cart = parseCart(stored)?.lines;
        const codes = cart?.map(({ productCode }) => productCode) ?? [];

        expect(new Set(codes).size).toBe(codes.length);
        for (const { quantity } of cart ?? [])
          expect(Number.isSafeInteger(quantity) && quantity > 0).toBe(true);
        expect(parseCart(JSON.stringify(written))).toEqual({ lines: written, isDamaged: false });
        if (cart) expect(parseCart(JSON.stringify(cart))?.lines).toEqual(cart);
      }),
      runs,
    );
  });

  it('never breaks cart and session', () => {
    fc.assert(
      fc.property(textOrJson, textOrJson, textOrJson, (one, other, third) => {
        sessionStorage.setItem('shopping_cart', one);
        localStorage.setItem('shopping_cart', other);
        localStorage.setItem('shopping_cart_revision', third);
        localStorage.setItem('sph-access', one);
        localStorage.setItem('sph-refresh', other);
        localStorage.setItem('sph-access-received', third);

        const { text } = settleCart(null);
        if (text !== null) expect(parseCart(text)).not.toBeNull();
        expect(settleCart(null).text).toBe(text);
        const { access } = readTokens();
        if (access) expect(typeof isExpired(access, Date.now())).toBe('boolean');
      }),
      runs,
    );
  });
});

it('any response body is accepted or rejected as unreadable', () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const shapes = { ...publicShapes, ...accountShapes };
  const calls = patternsOf(shapes);
  fc.assert(
    fc.property(
      textOrJson,
      fc.constantFrom(200, 404, 500),
      fc.constantFrom(...Object.keys(shapes)),
      (text, status, call) => {
        const [method, path = ''] = call.split(' ') as ['GET', string];
        try {
          readData(calls, { method, path }, readBody(status, text), status === 200);
        } catch (error) {
          if (!isApiError(error)) throw error;
          expect(error).toMatchObject({ code: 'unreadable', status: null });
        }
      },
    ),
    runs,
  );
});
