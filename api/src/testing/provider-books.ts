import { randomUUID } from 'node:crypto';
import type { PaymentAnswer } from '../checkout/payment-answer';
import type { FakeProvider } from './fake-provider';

type Status = 'PAID' | 'UNPAID' | 'RUNNING';
interface Transaction {
  readonly uuid: string;
  status: Status;
}

/** Lifetime of a form in milliseconds. */
const formLifetime = 15 * 60_000;

/** The transactions of the fake provider, which its inquiries report. */
export class ProviderBooks {
  private readonly transactions = new Map<string, Transaction[]>();
  private readonly openedAt = new Map<string, number>();
  private readonly tokens = new Set<string>();
  /** Elapsed time in milliseconds. */
  now = 0;

  constructor(private readonly provider: FakeProvider) {}

  /** Records the opening of a form; opening the same form again does not extend its lifetime. */
  opened(orderId: string, formToken: string): void {
    if (this.tokens.has(formToken)) return;
    this.tokens.add(formToken);
    this.openedAt.set(orderId, this.now);
  }

  hasLiveForm(orderId: string): boolean {
    const opened = this.openedAt.get(orderId);
    return opened !== undefined && this.now - opened < formLifetime;
  }

  /** Submits a card in a valid form; a form whose payment is accepted or pending is closed. */
  submit(orderId: string, status: Status): void {
    if (!this.hasLiveForm(orderId)) return;
    const all = this.transactions.get(orderId) ?? [];
    all.push({ uuid: randomUUID(), status });
    this.transactions.set(orderId, all);
    if (status !== 'UNPAID') this.openedAt.delete(orderId);
    this.answerInquiries(orderId);
  }

  /** Completes the running transactions with the decision of the bank. */
  decide(orderId: string, status: 'PAID' | 'UNPAID'): void {
    for (const each of this.transactions.get(orderId) ?? [])
      if (each.status === 'RUNNING') each.status = status;
    this.answerInquiries(orderId);
  }

  paidTimes(orderId: string): number {
    return (this.transactions.get(orderId) ?? []).filter(({ status }) => status === 'PAID').length;
  }

  /** Returns the provider's current answer, null while there is no transaction. */
  answer(orderId: string): PaymentAnswer | null {
    const all = this.transactions.get(orderId);
    if (!all) return null;
    const has = (status: Status) => all.some((each) => each.status === status);
    const status = has('PAID') ? 'PAID' : has('RUNNING') ? 'RUNNING' : 'UNPAID';
    return this.provider.answer(orderId, { status, transactions: all });
  }

  private answerInquiries(orderId: string): void {
    const answer = this.answer(orderId);
    if (answer) this.provider.inquiries.set(orderId, { outcome: 'found', answer });
  }
}
