import { setTimeout as pause } from 'node:timers/promises';
import { post, send } from './send';
import type { Servers } from './servers';

const publicKey = '69876357:testpublickey_DEMOPUBLICKEY95me92597fd28tGD4r5';
const article = 'NS-5L-E';
const cards = { notified: '4970100000000000', neverNotified: '4970100000000907' };

const becauseOfAnother = ['order_already_paid', 'order_ended', 'amount_differs'];

/** A customer may ask for 100 card forms in 15 minutes; some are asked for twice. */
const mostPurchases = 60;

export type Kind = 'deferred' | keyof typeof cards;

/** What was bought: `orderId` once an answer named it, `paid` once the provider took the card. */
export interface Purchase {
  readonly quantity: number;
  orderId?: string;
  paid?: boolean;
}

/** What `/auth/login`, `/users/addresses` and the calls of a purchase say. */
interface Refusal {
  readonly code?: string;
}

/** The answer of the card provider's form, as the browser would bring it to the shop. */
interface ProofOfPayment {
  readonly rawClientAnswer: string;
  readonly hash: string;
  readonly hashAlgorithm: string;
  readonly hashKey: string;
}

/** Buys one cart after the other, each with a quantity of its own, and repeats what was not answered. */
export class Buyer {
  quantity = 0;
  /** By quantity. */
  readonly purchases = new Map<number, Purchase>();
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

  /** One call, again and again until the API answers: a customer whose page says that the shop cannot be reached. */
  async call<Data = unknown>(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; data: Data & Refusal }> {
    for (;;) {
      try {
        const response = await send(method, this.servers.api.url + path, { token: this.token, body });
        const data = await response.json();
        const isAskedToWait = response.status >= 500 || data.code === 'payment_in_progress';
        if (!isAskedToWait) return { status: response.status, data };
      } catch (error) {
        this.countCut(error);
      }
      await pause(100);
    }
  }

  async prepare(): Promise<void> {
    const { data } = await this.call<{ id: string }[]>('GET', '/users/addresses');
    let [address] = data;
    if (!address) {
      const fields = {
        fullName: this.name,
        addressLine1: '1 rue du Lavoir',
        postalCode: '69001',
        city: 'Lyon',
        country: 'FR',
        phone: '04 65 71 00 00',
      };
      ({ data: address } = await this.call<{ id: string }>('POST', '/users/addresses', fields));
    }
    this.choice = { billingAddressId: address.id, deliveryAddressId: address.id, deliveryMode: 'retailer' };
    const { data: product } = await this.call<{ PrixHT: number; TVATaux: number }>(
      'GET',
      `/products/${article}`,
    );
    this.priceCents = Math.round(product.PrixHT * 100);
    this.vatRate = product.TVATaux;
  }

  /** Picked up by the customer, so the amount is goods and VAT alone. */
  private amountOf = (quantity: number) =>
    Math.round((this.priceCents * quantity * (1000 + this.vatRate * 10)) / 1000);

  async buyUntilStopped(): Promise<void> {
    while (!this.stopping && this.quantity < mostPurchases) {
      this.quantity += 1;
      const purchase: Purchase = { quantity: this.quantity };
      this.purchases.set(this.quantity, purchase);
      await this.call('POST', '/cart/add', [{ productCode: article, quantity: this.quantity }]);
      await (this.kind === 'deferred' ? this.orderNow(purchase) : this.payByCard(purchase));
    }
  }

  /** Sends a cart and orders it by so many calls at once, each in turn to one of the servers. */
  async callAtOnce(quantity: number, calls: number, servers: readonly string[]) {
    await this.call('POST', '/cart/add', [{ productCode: article, quantity }]);
    const isDeferred = this.kind === 'deferred';
    const path = isDeferred ? '/purchase/createDeferredPayment' : '/purchase/createPayment';
    const amount = this.amountOf(quantity);
    const order = isDeferred ? this.choice : { amount, currency: 'EUR', ...this.choice };
    const answers = await Promise.all(
      Array.from({ length: calls }, async (_, index) => {
        const url = `${servers[index % servers.length]}${path}`;
        const response = await send('POST', url, { token: this.token, body: order });
        const data: Refusal & { orderId?: string } = await response.json();
        return { status: response.status, data };
      }),
    );
    const statuses: Record<string, number> = {};
    for (const { status, data } of answers) {
      const answer = status === 200 ? '200' : `${status} ${data.code}`;
      statuses[answer] = (statuses[answer] ?? 0) + 1;
    }
    return { path, statuses, ids: [...new Set(answers.flatMap(({ data }) => data.orderId ?? []))] };
  }

  private async orderNow(purchase: Purchase): Promise<void> {
    const path = '/purchase/createDeferredPayment';
    const { status, data } = await this.call<{ orderId: string }>('POST', path, this.choice);
    if (status === 200) purchase.orderId = data.orderId;
    else this.unexpected.push(`deferred order: ${status} ${data.code}`);
  }

  private async payByCard(purchase: Purchase): Promise<void> {
    const amount = this.amountOf(purchase.quantity);
    const order = { amount, currency: 'EUR', ...this.choice };
    const ask = () =>
      this.call<{ orderId: string; formToken: string }>('POST', '/purchase/createPayment', order);
    let form = await ask();
    // The purchase before was paid, which is learnt only now: its articles leave the cart, and this purchase is sent anew.
    for (let again = 0; again < 3 && becauseOfAnother.includes(form.data.code ?? ''); again += 1) {
      await this.call('POST', '/cart/add', [{ productCode: article, quantity: purchase.quantity }]);
      form = await ask();
    }
    if (form.status !== 200) {
      this.unexpected.push(`card form: ${form.status} ${form.data.code}`);
      return;
    }
    const { orderId, formToken } = form.data;
    purchase.orderId = orderId;
    const card = {
      pan: cards[this.kind === 'neverNotified' ? 'neverNotified' : 'notified'],
      expiryMonth: '12',
      expiryYear: String(new Date().getFullYear() + 2),
      securityCode: '123',
    };
    const submission = await post<{ kind: string; answer: ProofOfPayment }>(
      `${this.servers.sandbox.url}/form/pay`,
      { formToken, publicKey, card },
    );
    if (submission.kind !== 'paid') {
      this.unexpected.push(`card: ${JSON.stringify(submission).slice(0, 120)}`);
      return;
    }
    purchase.paid = true;
    await this.bringProof(submission.answer, orderId);
  }

  /** Once only: a buyer whose page is closed by then leaves it to the provider and to our own inquiries. */
  private async bringProof(answer: ProofOfPayment, orderId: string): Promise<void> {
    const { rawClientAnswer, hash, hashAlgorithm, hashKey } = answer;
    await send('POST', `${this.servers.api.url}/purchase/validatePayment`, {
      token: this.token,
      body: { rawClientAnswer, hash, hashAlgorithm, hashKey, orderId },
    }).catch((error) => this.countCut(error));
  }

  /** Calls that were under way when the API was killed; those that found nobody there do not count. */
  private countCut(error: unknown): void {
    const cause = error instanceof Error ? error.cause : undefined;
    const isRefused = cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
    if (!isRefused) this.cut += 1;
  }
}
