import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import type { PaymentForm } from 'shared-contracts/api/checkout';
import { carts, mails, orderLines, orders, products } from '../database/schema';
import { api } from '../testing/api';
import { ProviderBooks } from '../testing/provider-books';
import { bags, notify, soap, TestBuyer } from '../testing/test-buyer';
import type { PaymentAnswer } from './payment-answer';

/** Number of histories; the resilience test runs more, with another seed. */
const histories = Number(process.env.PAYMENT_HISTORIES ?? 15);
const seed = Number(process.env.PAYMENT_SEED ?? Date.now() % 1_000_000);

/** One event; `which` selects the order, `old` the provider's answer. */
const happening = fc.record({
  what: fc.constantFrom(
    'open',
    'open',
    'change the cart',
    'refuse',
    'pay',
    'pay',
    'examine',
    'decide',
    'notify',
    'notify',
    'validate',
    'reconcile',
    'wait a minute',
    'wait a quarter',
    'abandon',
    'resume',
  ),
  which: fc.nat(9),
  old: fc.nat(9),
  good: fc.boolean(),
});
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

/** Events of one customer, the provider and the clock in random order. */
class History {
  private readonly orderIds: string[] = [];
  private readonly answers: PaymentAnswer[] = [];
  private readonly books = new ProviderBooks(api.provider);
  private quantity = 1;

  constructor(private readonly buyer: TestBuyer) {}

  static async begin(): Promise<History> {
    await api.database.sql.query({ text: 'delete from throttles' });
    await api.database.db.delete(carts);
    // Signs in again: access tokens expire by the process's clock, sessions by the database's clock.
    const history = new History(await TestBuyer.signIn(api, 'karim'));
    await history.changeCart();
    return history;
  }

  private changeCart() {
    this.quantity += 1;
    return this.buyer.fillCart([{ ...soap, quantity: (this.quantity % 4) + 1 }, bags]);
  }

  private async open() {
    const cart = await this.buyer.cart();
    if (cart.length === 0) await this.changeCart();
    const { status, data } = await this.buyer.openForm({ deliveryMode: 'retailer' });
    this.formOpened(status, data);
  }

  private formOpened(status: number, { orderId, formToken }: PaymentForm) {
    if (status !== 200) return;
    this.books.opened(orderId, formToken);
    if (!this.orderIds.includes(orderId)) this.orderIds.push(orderId);
  }

  private async wait(minutes: number) {
    await api.later({ minutes });
    this.books.now += minutes * 60_000;
  }

  private storeAnswer(orderId: string) {
    const answer = this.books.answer(orderId);
    if (answer) this.answers.push(answer);
  }

  async play({ what, which, old, good }: Happening): Promise<unknown> {
    if (what === 'open') return this.open();
    if (what === 'change the cart') return this.changeCart();
    if (what === 'wait a minute') return this.wait(1);
    if (what === 'wait a quarter') return this.wait(15);
    if (what === 'reconcile') return api.reconcile();
    const orderId = this.orderIds[which % (this.orderIds.length || 1)];
    if (!orderId) return;
    const status = { refuse: 'UNPAID', pay: 'PAID', examine: 'RUNNING' } as const;
    switch (what) {
      case 'refuse':
      case 'pay':
      case 'examine':
        this.books.submit(orderId, status[what]);
        return this.storeAnswer(orderId);
      case 'decide':
        this.books.decide(orderId, good ? 'PAID' : 'UNPAID');
        return this.storeAnswer(orderId);
      case 'abandon':
        await this.buyer.abandon(orderId);
        return;
      case 'resume': {
        const form = await this.buyer.resume(orderId);
        return this.formOpened(form.status, form.data);
      }
      default:
        return this.send(what, this.answers[old % (this.answers.length || 1)]);
    }
  }

  /** Sends any earlier answer of the provider: late, repeated or out of order. */
  private async send(what: 'notify' | 'validate', answer: PaymentAnswer | undefined) {
    if (!answer) return;
    const { orderId } = answer.orderDetails;
    if (what === 'notify') await notify(api, api.provider.notification(answer));
    else await this.buyer.sendProof({ ...api.provider.proof(answer), orderId });
  }

  /** Lets the banks decide, all forms expire, and the API inquire about every order. */
  async end(): Promise<void> {
    for (const orderId of this.orderIds) this.books.decide(orderId, 'PAID');
    await this.wait(16);
    await api.reconcile();
    await this.wait(25 * 60);
    await api.reconcile();
    await api.reconcile();
  }

  async judge(): Promise<void> {
    if (this.orderIds.length === 0) return;
    const { db } = api.database;
    const stored = await db.select().from(orders).where(inArray(orders.id, this.orderIds));
    const emails = await db
      .select({ orderId: mails.orderId, kind: mails.kind })
      .from(mails)
      .where(inArray(mails.orderId, this.orderIds));
    const emailsOf = (id: string) => emails.filter(({ orderId }) => orderId === id).map(({ kind }) => kind);
    const listed = await this.buyer.orderIds();

    for (const { id, status, cancellation } of stored) {
      const times = this.books.paidTimes(id);
      const kinds = emailsOf(id);
      expect([status, cancellation]).toEqual(times > 0 ? ['PAID', null] : ['CANCELLED', 'abandoned']);
      expect(kinds.filter((kind) => kind === 'order-paid' || kind === 'company-order')).toHaveLength(
        times > 0 ? 2 : 0,
      );
      expect(kinds).not.toContain('contradicted-payment');
      if (times > 1) expect(kinds).toContain('second-payment');
      expect(listed.includes(id)).toBe(times > 0);
    }
    const carts = new Set(stored.map(({ cartId }) => cartId));
    for (const cart of carts) {
      const paid = stored.filter(({ cartId, status }) => cartId === cart && status === 'PAID');
      const reported = paid.filter(({ id }) => emailsOf(id).includes('second-payment'));
      expect(reported.length).toBeGreaterThanOrEqual(paid.length - 1);
    }
    const paidIds = stored.filter(({ status }) => status === 'PAID').map(({ id }) => id);
    const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, paidIds));
    const pieces = lines
      .filter(({ productCode }) => productCode === bags.productCode)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(await stockOfBags()).toBe(plenty - pieces);
  }
}

const plenty = 1_000_000;
const bagsArticle = eq(products.code, bags.productCode);
const stockOfBags = async () =>
  (await api.database.db.select({ stock: products.stock }).from(products).where(bagsArticle))[0]?.stock;

it('after random histories every payment is settled and reported once, and every unpaid order is ended', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 24 }), async (happenings) => {
      await api.database.db.update(products).set({ stock: plenty }).where(bagsArticle);
      const history = await History.begin();
      for (const one of happenings) await history.play(one);
      await history.end();
      await history.judge();
    }),
    { numRuns: histories, seed, endOnFailure: !process.env.PAYMENT_HISTORIES },
  );
});
