import { setTimeout as pause } from 'node:timers/promises';
import { address, callsOf, newCustomer, signIn } from '../shop/users';
import type { Servers } from './servers';

const publicKey = '69876357:testpublickey_DEMOPUBLICKEY95me92597fd28tGD4r5';
const article = 'NS-5L-E';
const cards = { notified: '4970100000000000', neverNotified: '4970100000000907' };

/** Refusals caused by the customer's previous purchase. */
const causedByPrevious = ['order_already_paid', 'order_ended', 'amount_differs'];

/** The rate limit is 100 card forms per customer in 15 minutes, and some are requested twice. */
const mostPurchases = 60;

export type Kind = 'deferred' | keyof typeof cards;

/** `orderId`: set by the first response; `paid`: the provider accepted the card. */
interface Purchase {
  readonly quantity: number;
  orderId?: string;
  paid?: boolean;
}

interface Refusal {
  readonly code?: string;
}

/** Buys one cart after the other, each with another quantity, and repeats calls without a response. */
export class Buyer {
  readonly purchases: Purchase[] = [];
  /** Number of completed purchases. */
  bought = 0;
  /** Number of repeated calls. */
  repeated = 0;
  /** Number of calls that a kill of the API interrupted. */
  cut = 0;
  readonly unexpected: string[] = [];
  stopping = false;

  private choice = { billingAddressId: '', deliveryAddressId: '', deliveryMode: 'retailer' };
  private priceCents = 0;
  private vatRate = 0;

  constructor(
    readonly name: string,
    private readonly servers: Servers,
    private readonly token: string,
    readonly kind: Kind,
  ) {}

  /** Repeats a call until the API responds, like a customer who sees that the shop is unreachable. */
  async call<Data = unknown>(method: string, path: string, body?: object) {
    const call = callsOf(this.servers.api.url);
    const { token } = this;
    for (;;) {
      const response = await call<Data & Refusal>(method, path, { token, ...(body && { body }) }).catch(
        (error) => this.countCut(error),
      );
      if (response && response.status < 500 && response.data.code !== 'payment_in_progress') return response;
      // A defect, unlike 502 and 503, which mean that a process or the database is down.
      if (response?.status === 500) this.unexpected.push(`${path}: 500`);
      this.repeated += 1;
      await pause(100);
    }
  }

  async prepare(): Promise<void> {
    const { data } = await this.call<{ id: string }[]>('GET', '/users/addresses');
    const id = data[0]?.id ?? (await this.call<{ id: string }>('POST', '/users/addresses', address)).data.id;
    this.choice = { billingAddressId: id, deliveryAddressId: id, deliveryMode: 'retailer' };
    const { data: product } = await this.call<{ PrixHT: number; TVATaux: number }>(
      'GET',
      `/products/${article}`,
    );
    this.priceCents = Math.round(product.PrixHT * 100);
    this.vatRate = product.TVATaux;
  }

  private fillCart = (quantity: number) =>
    this.call('POST', '/cart/add', [{ productCode: article, quantity }]);

  /** Returns path and body of the order. The goods are picked up, so the amount has no delivery fee. */
  private orderOf(quantity: number): readonly [path: string, body: object] {
    if (this.kind === 'deferred') return ['/purchase/createDeferredPayment', this.choice];
    const amount = Math.round((this.priceCents * quantity * (1000 + this.vatRate * 10)) / 1000);
    return ['/purchase/createPayment', { amount, currency: 'EUR', ...this.choice }];
  }

  /** `turn`: awaited before each purchase. */
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
    const [path, body] = this.orderOf(purchase.quantity);
    const order = async () => {
      await this.fillCart(purchase.quantity);
      return this.call<{ orderId: string; formToken: string }>('POST', path, body);
    };
    let { status, data } = await order();
    // The previous purchase was paid after all, which emptied the cart: fills the cart and repeats the order.
    for (let again = 0; again < 3 && causedByPrevious.includes(data.code ?? ''); again += 1)
      ({ status, data } = await order());
    if (status === 200) purchase.orderId = data.orderId;
    else this.unexpected.push(`${path}: ${status} ${data.code}`);
    if (status === 200 && this.kind !== 'deferred')
      await this.pay(purchase, data.formToken, cards[this.kind]);
  }

  private async pay(purchase: Purchase, formToken: string, pan: string): Promise<void> {
    const expiryYear = String(new Date().getFullYear() + 2);
    const card = { pan, expiryMonth: '12', expiryYear, securityCode: '123' };
    const { data } = await callsOf(this.servers.sandbox.url)<{
      kind: string;
      answer: Readonly<Record<string, unknown>>;
    }>('POST', '/form/pay', { body: { formToken, publicKey, card } });
    if (data.kind !== 'paid') {
      this.unexpected.push(`card: ${JSON.stringify(data).slice(0, 120)}`);
      return;
    }
    purchase.paid = true;
    // Not repeated, as if the page was closed: a notification or the API's query must settle the payment.
    const { rawClientAnswer, hash, hashAlgorithm, hashKey } = data.answer;
    const proof = { rawClientAnswer, hash, hashAlgorithm, hashKey, orderId: purchase.orderId };
    await callsOf(this.servers.api.url)('POST', '/purchase/validatePayment', {
      token: this.token,
      body: proof,
    }).catch((error) => this.countCut(error));
  }

  /** Counts an interrupted call; a refused connection does not count. */
  private countCut(error: unknown): undefined {
    const cause = error instanceof Error ? error.cause : undefined;
    const isRefused = cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
    if (!isRefused) this.cut += 1;
  }
}

async function signInBuyer(servers: Servers, username: string, kind: Kind): Promise<Buyer> {
  const { access_token } = await signIn(callsOf(servers.api.url), username);
  const buyer = new Buyer(username, servers, access_token, kind);
  await buyer.prepare();
  return buyer;
}

/** Registers a new customer for the buyer, since a customer has only one cart. */
async function registerBuyer(servers: Servers, kind: Kind): Promise<Buyer> {
  const { emailAddress } = await newCustomer(callsOf(servers.api.url));
  return signInBuyer(servers, emailAddress, kind);
}

/** One buyer orders on account, 19 pay by card; the provider never notifies the shop of a third of these. */
export async function manyBuyers(servers: Servers): Promise<Buyer[]> {
  const buyers = [await signInBuyer(servers, 'achats', 'deferred')];
  for (let number = 1; number <= 19; number += 1)
    buyers.push(await registerBuyer(servers, number % 3 === 0 ? 'neverNotified' : 'notified'));
  return buyers;
}

/** Three demo customers, who need no registration. */
export const fewBuyers = (servers: Servers): Promise<Buyer[]> =>
  Promise.all([
    signInBuyer(servers, 'achats', 'deferred'),
    signInBuyer(servers, 'camille', 'notified'),
    signInBuyer(servers, 'lea', 'notified'),
  ]);
