import { randomUUID } from 'node:crypto';
import type { PaymentAnswer } from '../checkout/payment-answer';
import type { FormTokenResult } from '../checkout/payment-provider';
import type { FakeProvider } from './fake-provider';

type Status = 'PAID' | 'UNPAID' | 'RUNNING';
export interface Transaction {
  readonly uuid: string;
  status: Status;
}

/** A form token; without an owner, no browser has received it. */
export interface Form {
  readonly orderId: string;
  readonly formToken: string;
  readonly expiresAt: number;
  readonly transactions: Transaction[];
  hasOwner: boolean;
}

/** Lifetime of a form in milliseconds, and the number of cards that it accepts. */
const formLifetime = 15 * 60_000;
const cardsPerForm = 4;

/** The forms and transactions of a provider that keeps its own rules. */
export class ProviderBooks {
  readonly forms: Form[] = [];
  /** Elapsed time in milliseconds. */
  now = 0;
  /** Inquiries get no response. */
  isSilent = false;
  /** Creates the next form, but its response is lost. */
  losesNextForm = false;
  /** Happens before the response to the next form. */
  beforeNextForm: () => Promise<unknown> = async () => {};

  constructor(private readonly provider: FakeProvider) {
    jest.spyOn(provider, 'createFormToken').mockImplementation((order, customer) => {
      provider.record(order, customer);
      return this.create(order.id);
    });
    jest
      .spyOn(provider, 'inquire')
      .mockImplementation(async (orderId) =>
        this.isSilent ? 'unknown' : (this.answer(orderId) ?? 'absent'),
      );
  }

  private async create(orderId: string): Promise<FormTokenResult> {
    const formToken = randomUUID();
    const expiresAt = this.now + formLifetime;
    this.forms.push({ orderId, formToken, expiresAt, transactions: [], hasOwner: false });
    const { losesNextForm, beforeNextForm } = this;
    Object.assign(this, { losesNextForm: false, beforeNextForm: async () => {} });
    await beforeNextForm();
    return losesNextForm ? 'unknown' : { formToken };
  }

  /** Records that a browser has received a token. */
  received(formToken: string): void {
    const form = this.forms.find((each) => each.formToken === formToken);
    if (form) form.hasOwner = true;
  }

  private canCharge({ expiresAt, transactions, hasOwner }: Form): boolean {
    const isSettled = transactions.some(({ status }) => status !== 'UNPAID');
    return hasOwner && this.now < expiresAt && !isSettled && transactions.length < cardsPerForm;
  }

  /** Counts the payments of an order that have succeeded or still may: forms that can charge, and others. */
  possiblePayments(orderId: string): number {
    const paid = this.transactionsOf(orderId).filter(({ status }) => status !== 'UNPAID');
    return paid.length + this.formsOf(orderId).filter((form) => this.canCharge(form)).length;
  }

  /** Submits a card in a form that a browser has received; returns false if the form accepts none. */
  submit(form: Form, status: Status): boolean {
    return this.canCharge(form) && form.transactions.push({ uuid: randomUUID(), status }) > 0;
  }

  /** Completes the running transactions with the decision of the bank. */
  decide(orderId: string, status: 'PAID' | 'UNPAID'): void {
    for (const each of this.transactionsOf(orderId)) if (each.status === 'RUNNING') each.status = status;
  }

  paidTimes(orderId: string): number {
    return this.transactionsOf(orderId).filter(({ status }) => status === 'PAID').length;
  }

  private formsOf(orderId: string): Form[] {
    return this.forms.filter((form) => form.orderId === orderId);
  }

  private transactionsOf(orderId: string): Transaction[] {
    return this.formsOf(orderId).flatMap(({ transactions }) => transactions);
  }

  /** Returns the provider's current answer, null while there is no transaction. */
  answer(orderId: string): PaymentAnswer | null {
    const all = this.transactionsOf(orderId).map((each) => ({ ...each }));
    if (all.length === 0) return null;
    const has = (status: Status) => all.some((each) => each.status === status);
    const status = has('PAID') ? 'PAID' : has('RUNNING') ? 'RUNNING' : 'UNPAID';
    return this.provider.answer(orderId, { status, transactions: all });
  }
}
