import fc from 'fast-check';
import { createStore } from 'jotai';
import type { CartLine } from 'shared-contracts/api/cart';
import type { AmountDue, Problem } from 'shared-contracts/api/problem';
import { createCheckout, type Purchase } from '../../../mfe-cart-checkout/src/payment/place-order';
import { achats, api } from '../testing/checkout';
import { bags, soap } from '../testing/test-buyer';

/** Number of histories; other numbers also take other seeds. */
const histories = process.env.SHOWN_CART_HISTORIES
  ? { numRuns: Number(process.env.SHOWN_CART_HISTORIES) }
  : { numRuns: 5, seed: 1 };

const happening = fc.record({
  what: fc.constantFrom(
    'change the cart',
    'change the cart',
    'open the card form',
    'open the card form',
    'order on account',
    'pay',
    'reload',
    'change a price',
  ),
  tab: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 3 }),
  withBags: fc.boolean(),
  /** What another device does just before each call for an order, and whether its response is lost. */
  other: fc.constantFrom(null, null, 'sends its cart', 'orders'),
  isLost: fc.boolean(),
});
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

const usual: Happening = {
  what: 'open the card form',
  tab: 0,
  quantity: 1,
  withBags: false,
  other: null,
  isLost: false,
};
/** Another device opens a form for its cart, before this one orders the same articles otherwise. */
const twoDevices: Happening[] = [
  usual,
  { ...usual, what: 'change the cart', tab: 2, quantity: 2 },
  { ...usual, tab: 2 },
  { ...usual, what: 'order on account' },
];
const twoAtOnce: Happening[] = [
  { ...usual, what: 'change the cart', tab: 2, quantity: 2 },
  { ...usual, other: 'sends its cart' },
];

/** As the shop's calls reject: `status` is null without a response. */
class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number | null,
    readonly body: Partial<Problem> = {},
  ) {
    super(body.message);
  }
}

type Http = Parameters<typeof createCheckout>[0]['http'];
type Post = (path: string, body: unknown, options?: { readonly headers?: object }) => Promise<unknown>;

/** A tab with the checkout's own code: two of them are on one device, the third on another. */
class Tab {
  lines: readonly CartLine[] = [soap];
  openForm: string | null = null;
  private checkout: ReturnType<typeof createCheckout>;

  constructor(
    private readonly extras: boolean,
    private readonly post: Post,
  ) {
    this.checkout = this.load();
  }

  private load() {
    const http = { post: this.post, takesExtras: async () => this.extras } as unknown as Http;
    return createCheckout({ http, store: createStore() });
  }

  reload() {
    this.checkout = this.load();
    this.openForm = null;
  }

  /** Orders what it shows, after confirming the API's amount. Returns the order's id; null if refused. */
  async order(how: 'card' | 'account', due?: AmountDue): Promise<string | null> {
    const { deliveryMode: _, ...addresses } = await achats.choice();
    const unknown = { amount: 1, goodsHT: 1, vat: 0, deliveryFee: 0 };
    const purchase: Purchase = {
      customerId: 'achats',
      lines: this.lines,
      due: due ?? unknown,
      choice: { ...addresses, deliveryMode: 'retailer' },
    };
    const { openCardForm, placeDeferred } = this.checkout;
    try {
      return (await (how === 'card' ? openCardForm(purchase) : placeDeferred(purchase))).orderId;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { due: newDue } = error.body;
      if (newDue && !due) return this.order(how, newDue);
      // The page shows this text, except after a lost response.
      expect(error.status === null || error.message.length > 20).toBe(true);
      return null;
    }
  }
}

class History {
  private readonly tabs: readonly Tab[];
  private before: (() => Promise<unknown>) | null = null;
  private isLost = false;

  constructor(private readonly extras: boolean) {
    this.tabs = [0, 1, 2].map(() => new Tab(extras, (...call) => this.post(...call)));
  }

  private readonly post = async (path: string, body: unknown, { headers = {} } = {}) => {
    const isOrder = path.startsWith('purchase/');
    const { before, isLost } = this;
    if (isOrder && before) {
      this.before = null;
      await before();
      this.before = before;
    }
    const call = { token: achats.token, body: body as object, headers: { ...headers } };
    const { status, data } = await api.call('POST', `/${path}`, call);
    if (isOrder && isLost) {
      this.isLost = false;
      throw new ApiError(null);
    }
    if (status >= 400) throw new ApiError(status, data);
    return data;
  };

  async play({ what, tab: index, quantity, withBags, other, isLost }: Happening): Promise<unknown> {
    const tab = this.tabs[index] as Tab;
    switch (what) {
      case 'change the cart':
        tab.lines = [{ ...soap, quantity }, ...(withBags ? [bags] : [])];
        return;
      case 'reload':
        return tab.reload();
      case 'pay':
        if (tab.openForm) await achats.validate(tab.openForm);
        return tab.reload();
      case 'change a price':
        return api.sql('update products set price_ht = $1 where code = $2', 10 + quantity, soap.productCode);
      default:
        return this.order(tab, what === 'order on account' ? 'account' : 'card', { other, isLost });
    }
  }

  private async order(
    tab: Tab,
    how: 'card' | 'account',
    { other, isLost }: Pick<Happening, 'other' | 'isLost'>,
  ) {
    const device = this.tabs[tab === this.tabs[2] ? 0 : 2] as Tab;
    // An API of the specification alone cannot notice a device that acts between the cart and its order.
    if (other === 'sends its cart' && this.extras) this.before = () => this.post('cart/add', device.lines);
    if (other === 'orders' && this.extras) this.before = () => device.order('account');
    this.isLost = isLost;
    const orderId = await tab.order(how);
    this.before = null;
    this.isLost = false;
    if (!orderId) return;
    const { items } = await achats.order(orderId);
    const ordered = items.map(({ productCode, quantity }) => ({ productCode, quantity }));
    expect(ordered).toEqual(tab.lines);
    if (how === 'card') tab.openForm = orderId;
  }
}

it.each([
  ['with extras', true],
  ['of the specification alone', false],
])(
  'an order of an API %s has the articles that its tab shows, or is refused, in random histories of two devices',
  async (_, extras) => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 10 }), async (happenings) => {
        await api.forgetPurchases();
        const history = new History(extras);
        for (const one of happenings) await history.play(one);
      }),
      { ...histories, examples: [[twoDevices], [twoAtOnce]] },
    );
  },
  10_000 * histories.numRuns,
);
