import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import type { PaymentForm } from 'shared-contracts/api/checkout';
import { mails, orderLines, orders } from '../database/schema';
import { api } from '../testing/api';
import { setStock, stockOf } from '../testing/articles-in-stock';
import { type Form, ProviderBooks, type Transaction } from '../testing/provider-books';
import type { Answer } from '../testing/test-api-options';
import { bags, notify, soap, TestBuyer } from '../testing/test-buyer';
import type { PaymentAnswer } from './payment-answer';

/** Number of histories; the resilience test plays more, with other seeds. */
const histories = Number(process.env.PAYMENT_HISTORIES ?? 6);
const seed = Number(process.env.PAYMENT_SEED ?? 1);

/** One event; `which` selects the form or order, `old` the provider's answer. */
const happening = fc.record({
  what: fc.constantFrom(
    'open',
    'open in a slow process',
    'lose the next form',
    'change the cart',
    'resume',
    'resume',
    'refuse',
    'refuse until the form is used up',
    'pay',
    'pay',
    'examine',
    'decide',
    'notify',
    'notify',
    'validate',
    'reconcile',
    'silence the provider',
    'wait',
    'wait for the last minute of the form',
    'abandon',
    'cancel',
  ),
  which: fc.nat(2),
  old: fc.nat(4),
  minutes: fc.constantFrom(1, 6, 13.5, 14, 15),
  good: fc.boolean(),
});
/** Amount in cents by quantity of soap. */
const amounts = new Map<number, number>();
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

/** Events of one customer on several devices, of the provider, the company and the clock in random order. */
class History {
  private readonly orderIds: string[] = [];
  private readonly answers: PaymentAnswer[] = [];
  private readonly books = new ProviderBooks(api.provider);
  private quantity = 1;

  constructor(private readonly buyer: TestBuyer) {}

  static async begin(): Promise<History> {
    await api.sql('with c as (delete from carts) delete from throttles');
    // Signs in again: access tokens expire by the process's clock, sessions by the database's clock.
    const history = new History(await TestBuyer.signIn(api, 'karim'));
    await history.changeCart();
    await history.open();
    return history;
  }

  private get lines() {
    return [{ ...soap, quantity: this.quantity }, bags];
  }

  private changeCart() {
    this.quantity = (this.quantity % 3) + 1;
    return this.buyer.fillCart(this.lines);
  }

  private async open() {
    if ((await this.buyer.cart()).length === 0) await this.changeCart();
    const amount = amounts.get(this.quantity) ?? (await this.buyer.amountOf(this.lines, 0));
    amounts.set(this.quantity, amount);
    this.received(await this.buyer.openForm({ deliveryMode: 'retailer', amount }));
  }

  private received({ status, data }: Answer<PaymentForm>) {
    if (status !== 200) return;
    this.books.received(data.formToken);
    if (!this.orderIds.includes(data.orderId)) this.orderIds.push(data.orderId);
  }

  private async wait(minutes: number) {
    await api.later({ minutes });
    this.books.now += minutes * 60_000;
  }

  /** The provider answers, and notifies the API at once, or later, or never. */
  private async answered(orderId: string, notifies: boolean) {
    const answer = this.books.answer(orderId);
    if (!answer) return;
    this.answers.push(answer);
    if (notifies) await this.send('notify', answer);
  }

  /** Submits a card, or cards until the form is used up. */
  private async submit(form: Form | undefined, status: Transaction['status'], good: boolean, all = false) {
    while (form && this.books.submit(form, status)) {
      await this.answered(form.orderId, good);
      if (!all) return;
    }
  }

  async play({ what, which, old, minutes, good }: Happening): Promise<unknown> {
    const { books } = this;
    const form = books.forms.at(-1 - which);
    const { orderId = '' } = form ?? {};
    const answer = this.answers.at(-1 - old);
    const plays: Readonly<Record<typeof what, () => unknown>> = {
      open: () => this.open(),
      'open in a slow process': () => {
        // Half a minute later another device opens the form, and then the first one gets its response.
        books.beforeNextForm = () => this.wait(0.5).then(() => this.open());
        return this.open();
      },
      'lose the next form': () => Object.assign(books, { losesNextForm: true }),
      'silence the provider': () => Object.assign(books, { isSilent: !books.isSilent }),
      'change the cart': () => this.changeCart(),
      wait: () => this.wait(minutes),
      'wait for the last minute of the form': () =>
        this.wait(Math.max(0, ((books.forms.at(-1)?.expiresAt ?? 0) - books.now) / 60_000 - 1)),
      reconcile: () => api.reconcile(),
      notify: () => this.send('notify', answer),
      validate: () => this.send('validate', answer),
      refuse: () => this.submit(form, 'UNPAID', good),
      pay: () => this.submit(form, 'PAID', good),
      examine: () => this.submit(form, 'RUNNING', good),
      'refuse until the form is used up': () => this.submit(form, 'UNPAID', good, true),
      decide: () => {
        books.decide(orderId, good ? 'PAID' : 'UNPAID');
        return this.answered(orderId, !good);
      },
      resume: async () => form && this.received(await this.buyer.resume(orderId)),
      abandon: () => form && this.buyer.abandon(orderId),
      cancel: () => form && this.cancel(orderId),
    };
    return plays[what]();
  }

  /** Cancels an unpaid order as the company does. */
  private cancel(orderId: string) {
    const cancelled = "update orders set status = 'CANCELLED', cancellation = 'company'";
    return api.sql(`${cancelled} where id = $1 and status = 'PAYMENT_PENDING'`, orderId);
  }

  /** No order can be paid twice: by two forms, or by a form beside a payment that succeeded or still may. */
  check(): void {
    const risky = this.orderIds.filter((orderId) => this.books.possiblePayments(orderId) > 1);

    expect(risky).toEqual([]);
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
    this.books.isSilent = false;
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
      const ended = ['CANCELLED', cancellation === 'company' ? 'company' : 'abandoned'];
      expect([status, cancellation]).toEqual(times > 0 ? ['PAID', null] : ended);
      expect(kinds.filter((kind) => kind === 'order-paid' || kind === 'company-order')).toHaveLength(
        times > 0 ? 2 : 0,
      );
      expect(kinds).not.toContain('contradicted-payment');
      expect(times).toBeLessThanOrEqual(1);
      expect(listed.includes(id)).toBe(times > 0 || cancellation === 'company');
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
    expect(await stockOf(api, bags.productCode)).toBe(plenty - pieces);
  }
}

const plenty = 1_000_000;

it(
  'random histories never leave two ways to pay an order, settle each payment once and end each order',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 16 }), async (happenings) => {
        await setStock(api, bags.productCode, plenty);
        const history = await History.begin();
        for (const one of happenings) {
          await history.play(one);
          history.check();
        }
        await history.end();
        await history.judge();
      }),
      { numRuns: histories, seed, endOnFailure: !process.env.PAYMENT_HISTORIES },
    );
  },
  10_000 * histories,
);
