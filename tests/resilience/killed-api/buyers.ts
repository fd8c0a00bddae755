import { setTimeout as pause } from 'node:timers/promises';
import type { Tokens } from 'shared-contracts/api/auth';
import { until, untilDone } from '../../kit/until';
import { address, callsOf, newCustomer, ok, signIn } from '../../kit/users';

const publicKey = '69876357:testpublickey_DEMOPUBLICKEY95me92597fd28tGD4r5';
const article = 'NS-5L-E';
const pan = '4970100000000000';

/** Refusals caused by the customer's previous purchase. */
const causedByPrevious = ['order_already_paid', 'order_ended', 'amount_differs'];

/** The rate limit is 100 card forms per customer in 15 minutes, and some are requested twice. */
const mostPurchases = 60;

/** Where a shop has its API and the card provider. */
type Places = Readonly<Record<'api' | 'sandbox', { readonly url: string }>>;

/** Orders on account, or pays by card. */
type Kind = 'deferred' | 'card';

/** `orderId`: set by the first response; `paid`: the provider accepted the card. */
interface Purchase {
  readonly quantity: number;
  orderId?: string;
  paid?: boolean;
}

/** Buys one cart after the other, each with another quantity, and repeats calls without a response. */
export class Buyer {
  readonly purchases: Purchase[] = [];
  /** Number of completed purchases. */
  bought = 0;
  /** Number of repeated calls. */
  repeated = 0;
  readonly unexpected: string[] = [];
  stopping = false;

  private choice = {};
  /** Price in cents with taxes, times 1000. */
  private price = 0;

  constructor(
    readonly name: string,
    private readonly places: Places,
    private tokens: Tokens,
    readonly kind: Kind,
  ) {}

  /**
   * Repeats a call until the API responds, like a customer who sees that the shop is unreachable; as the shop
   * does, gets a new access token when it has expired.
   */
  async call<Data = unknown>(method: string, path: string, body?: object) {
    const call = callsOf(this.places.api.url);
    for (;;) {
      const { access_token: token, refresh_token } = this.tokens;
      const request = call<Data & { readonly code?: string }>(method, path, { token, ...(body && { body }) });
      const response = await request.catch(() => null);
      if (response?.status === 401) {
        this.tokens = await ok(call<Tokens>('POST', '/auth/refresh', { token: refresh_token }));
        continue;
      }
      if (response && response.status < 500 && response.data.code !== 'payment_in_progress') return response;
      // A defect, unlike 502 and 503, which mean that a process or the database is down.
      if (response?.status === 500) this.unexpected.push(`${path}: 500`);
      this.repeated += 1;
      await pause(100);
    }
  }

  async prepare(): Promise<this> {
    const { data } = await this.call<{ id: string }[]>('GET', '/users/addresses');
    const id = data[0]?.id ?? (await this.call<{ id: string }>('POST', '/users/addresses', address)).data.id;
    this.choice = { billingAddressId: id, deliveryAddressId: id, deliveryMode: 'retailer' };
    const { data: product } = await this.call<Record<'PrixHT' | 'TVATaux', number>>(
      'GET',
      `/products/${article}`,
    );
    this.price = Math.round(product.PrixHT * 100) * (1000 + product.TVATaux * 10);
    return this;
  }

  /** Also ends after `mostPurchases`. `turn`: awaited before each purchase. */
  async buyUntilStopped(turn: (buyer: Buyer) => Promise<unknown> = async () => {}): Promise<void> {
    for (;;) {
      await turn(this);
      if (this.stopping || this.purchases.length === mostPurchases) return;
      const purchase: Purchase = { quantity: this.purchases.length + 1 };
      this.purchases.push(purchase);
      await this.buy(purchase);
      this.bought += 1;
    }
  }

  private async buy(purchase: Purchase): Promise<void> {
    const { quantity } = purchase;
    const isDeferred = this.kind === 'deferred';
    const path = isDeferred ? '/purchase/createDeferredPayment' : '/purchase/createPayment';
    // The goods are picked up, so the amount has no delivery fee.
    const due = { amount: Math.round((this.price * quantity) / 1000), currency: 'EUR' };
    const order = async () => {
      await this.call('POST', '/cart/add', [{ productCode: article, quantity }]);
      return this.call<{ orderId: string; formToken: string }>('POST', path, {
        ...this.choice,
        ...(isDeferred ? {} : due),
      });
    };
    let { status, data } = await order();
    // The previous purchase was paid after all, which emptied the cart: fills the cart and repeats the order.
    for (let again = 0; again < 3 && causedByPrevious.includes(data.code ?? ''); again += 1)
      ({ status, data } = await order());
    if (status !== 200) {
      this.unexpected.push(`${path}: ${status} ${data.code}`);
      return;
    }
    purchase.orderId = data.orderId;
    if (this.kind !== 'deferred') await this.pay(purchase, data.formToken);
  }

  private async pay(purchase: Purchase, formToken: string): Promise<void> {
    const expiryYear = String(new Date().getFullYear() + 2);
    const card = { pan, expiryMonth: '12', expiryYear, securityCode: '123' };
    const { data } = await callsOf(this.places.sandbox.url)<{
      kind: string;
      answer: Record<string, unknown>;
    }>('POST', '/form/pay', { body: { formToken, publicKey, card } });
    if (data.kind !== 'paid') {
      this.unexpected.push(`card: ${JSON.stringify(data).slice(0, 120)}`);
      return;
    }
    purchase.paid = true;
    // Not repeated, as if the page was closed: a notification must settle the payment.
    const { rawClientAnswer, hash, hashAlgorithm, hashKey } = data.answer;
    const body = { rawClientAnswer, hash, hashAlgorithm, hashKey, orderId: purchase.orderId };
    await callsOf(this.places.api.url)('POST', '/purchase/validatePayment', {
      token: this.tokens.access_token,
      body,
    }).catch(() => null);
  }
}

/** Three demo customers, and `registered` others; one orders on account, the others pay by card. */
export async function makeBuyers(places: Places, registered = 0): Promise<Buyer[]> {
  const call = callsOf(places.api.url);
  const usernames = ['achats', 'camille', 'lea'];
  for (let number = 0; number < registered; number += 1)
    usernames.push((await newCustomer(call)).emailAddress);
  const buyers: Buyer[] = [];
  for (const username of usernames) {
    const kind = username === 'achats' ? 'deferred' : 'card';
    buyers.push(await new Buyer(username, places, await signIn(call, username), kind).prepare());
  }
  return buyers;
}

/** Sums up a number of each buyer. */
export const sumOf = (buyers: readonly Buyer[], of: (buyer: Buyer) => number): number =>
  buyers.reduce((sum, buyer) => sum + of(buyer), 0);

/** Starts the buyers, who make three purchases in each turn. */
export function turnsOf(buyers: readonly Buyer[]) {
  let granted = 0;
  const turn = (buyer: Buyer) =>
    until(() => buyer.stopping || buyer.purchases.length < granted, Number.POSITIVE_INFINITY);
  const working = buyers.map((buyer) => buyer.buyUntilStopped(turn));
  const isTurnOver = () => buyers.every(({ bought }) => bought === granted);
  const tried = () => sumOf(buyers, ({ purchases, repeated }) => purchases.length + repeated);
  return {
    /** Starts a turn; resolves once its first purchase has started. */
    async begin() {
      const before = tried();
      granted += 3;
      await untilDone('a purchase of a turn', () => tried() > before);
    },
    /** Waits for the next purchase or repeated call, or the end of the turn. */
    async untilTried() {
      const before = tried();
      await untilDone('another call', () => isTurnOver() || tried() > before);
    },
    untilBought: () => untilDone('the purchases of a turn', isTurnOver),
    async stop() {
      for (const buyer of buyers) buyer.stopping = true;
      await Promise.all(working);
    },
  };
}
