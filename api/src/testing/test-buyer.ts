import type { CartLine } from 'shared-contracts/api/cart';
import type { PaymentForm, PlacedOrder } from 'shared-contracts/api/checkout';
import type { Order } from 'shared-contracts/api/orders';
import type { Problem } from 'shared-contracts/api/problem';
import type { Product } from 'shared-contracts/api/products';
import type { AnswerChanges } from './fake-provider';
import type { TestApi } from './test-api';
import type { Answer } from './test-api-options';

export const soap: CartLine = { productCode: 'NS-5L-E', quantity: 3 };
export const bags: CartLine = { productCode: 'SP-110-N35', quantity: 2 };

/** Fields that replace the defaults of a purchase; standard delivery of small carts costs €25. */
interface PurchaseChanges {
  readonly amount?: number;
  readonly deliveryMode?: string;
  readonly [field: string]: unknown;
}

/** A demo customer who buys, signed in with 'Rester connecté', so that the session survives `later`. */
export class TestBuyer {
  /** First address of the account. */
  private addressId: string | undefined;

  private rate: number | undefined;

  private constructor(
    readonly api: TestApi,
    readonly token: string,
  ) {}

  static async signIn(api: TestApi, username: string, password?: string): Promise<TestBuyer> {
    return new TestBuyer(api, (await api.signIn(username, password, true)).access_token);
  }

  /** Returns the customer's discount in percent. */
  async discountRate(): Promise<number> {
    this.rate ??= (await this.api.profile(this.token)).data.discountRate;
    return this.rate;
  }

  async choice(deliveryMode = 'standard') {
    this.addressId ??= (await this.api.addressesOf(this.token))[0]?.id;
    const id = this.addressId ?? '';
    return { billingAddressId: id, deliveryAddressId: id, deliveryMode };
  }

  /** Computes the amount in cents by the specified formulas, for carts small enough for floating point. */
  async amountOf(lines: readonly CartLine[], feeCents: number): Promise<number> {
    const discountRate = await this.discountRate();
    let cents = 0;
    for (const { productCode, quantity } of lines) {
      const { data } = await this.api.get<Product>(`/products/${productCode}`);
      cents +=
        Math.round(data.PrixHT * 100) * quantity * (1 - discountRate / 100) * (1 + (data.TVATaux ?? 0) / 100);
    }
    return Math.round(Number(cents.toFixed(6))) + feeCents;
  }

  fillCart = (lines: readonly CartLine[]) => this.api.fillCart(this.token, lines);
  cart = async () => (await this.api.get<CartLine[]>('/cart', this.token)).data;
  abandon = (orderId: string) =>
    this.api.post<Order & Problem>(`/orders/${orderId}/abandon`, undefined, this.token);
  /** Requests a form for an unpaid order. */
  resume = (orderId: string) =>
    this.api.post<PaymentForm & Problem>(`/orders/${orderId}/payment`, undefined, this.token);
  sendProof = (body: object) =>
    this.api.post<PlacedOrder & { status: string }>('/purchase/validatePayment', body, this.token);
  order = async (orderId: string) => (await this.api.get<Order>(`/orders/${orderId}`, this.token)).data;
  statusOf = async (orderId: string) => (await this.order(orderId)).status;
  orderIds = async () => (await this.api.get<Order[]>('/orders', this.token)).data.map(({ id }) => id);

  /** Opens the card form of the cart, for its computed amount unless `changes` has another one. */
  async openForm(changes: PurchaseChanges = {}): Promise<Answer<PaymentForm & Problem>> {
    const choice = await this.choice(changes.deliveryMode);
    const amount =
      changes.amount ??
      (await this.amountOf(await this.cart(), choice.deliveryMode === 'retailer' ? 0 : 2500));
    return this.api.post(
      '/purchase/createPayment',
      { currency: 'EUR', ...choice, ...changes, amount },
      this.token,
    );
  }

  /** Sends these lines, opens the card form and returns the id of the order. */
  async startPaying(lines: readonly CartLine[], changes?: PurchaseChanges): Promise<string> {
    await this.fillCart(lines);
    return (await this.openForm(changes)).data.orderId;
  }

  /** Orders the stored cart on account. */
  async orderOnAccount(changes: object = {}): Promise<Answer<PlacedOrder & Problem>> {
    const purchase = { ...(await this.choice()), ...changes };
    return this.api.post('/purchase/createDeferredPayment', purchase, this.token);
  }

  /** Sends a new cart and opens the card form for it. */
  async openFormFor(lines: readonly CartLine[] = [soap], changes?: PurchaseChanges): Promise<PaymentForm> {
    await this.fillCart([]);
    await this.fillCart(lines);
    return (await this.openForm(changes)).data;
  }

  /** Orders these lines and pays them by card. */
  async buy(lines?: readonly CartLine[], changes?: PurchaseChanges): Promise<Order> {
    const { orderId } = await this.openFormFor(lines, changes);
    await this.validate(orderId);
    return this.order(orderId);
  }

  /** Orders these lines on account. */
  async buyOnAccount(lines: readonly CartLine[] = [soap], changes?: object): Promise<Order> {
    await this.fillCart([]);
    await this.fillCart(lines);
    return this.order((await this.orderOnAccount(changes)).data.orderId);
  }

  /** Sends the signed result of the card form. */
  validate(orderId: string, changes: AnswerChanges = {}): Promise<Answer<PlacedOrder & { status: string }>> {
    const { provider } = this.api;
    return this.sendProof({ ...provider.proof(provider.answer(orderId, changes)), orderId });
  }
}

/** Sends a notification as the provider does. */
export const notify = (api: TestApi, payload: string) =>
  api.call('POST', '/purchase/notification', {
    body: payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** Returns the emails to an address whose subject contains a word, for instance an order number. */
export const mailsOf = async (api: TestApi, word: string, to: string) =>
  (await api.mailsTo(to)).filter(({ subject }) => subject.includes(word));
