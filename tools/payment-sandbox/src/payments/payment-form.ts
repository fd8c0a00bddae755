import { randomBytes } from 'node:crypto';
import type { PaymentRequest } from '../protocol/payment-request';
import { type Transaction, transactionStatus } from './transaction';

/** One formToken: a right to pay one amount, with a number of tries, for a limited time. */
export interface PaymentForm {
  readonly token: string;
  readonly request: PaymentRequest;
  readonly expiresAt: number;
  readonly transactions: Transaction[];
  /** Tries begun, including one still waiting for the cardholder. */
  tries: number;
  busy: boolean;
}

/** True once no further try can succeed: paid, waiting for the bank, or out of tries. */
export function isClosed(form: PaymentForm): boolean {
  return isSettled(form) || form.tries > form.request.retry;
}

/** True when money was taken or may still be. */
export function isSettled(form: PaymentForm): boolean {
  return form.transactions.some((transaction) => transactionStatus(transaction) !== 'UNPAID');
}

/** All forms and tries since the start, in memory: the sandbox forgets everything when it stops. */
export class PaymentForms {
  readonly #forms = new Map<string, PaymentForm>();

  open(request: PaymentRequest, expiresAt: number): PaymentForm {
    const form: PaymentForm = {
      // Long, opaque and visibly not hexadecimal, as the provider's.
      token: `00${randomBytes(120).toString('base64url')}`,
      request,
      expiresAt,
      transactions: [],
      tries: 0,
      busy: false,
    };
    this.#forms.set(form.token, form);
    return form;
  }

  find(token: string): PaymentForm | undefined {
    return this.#forms.get(token);
  }

  /** Every form opened for an order, oldest first. */
  ofOrder(orderId: string): PaymentForm[] {
    return [...this.#forms.values()].filter((form) => form.request.orderId === orderId);
  }

  findTransaction(uuid: string): { form: PaymentForm; transaction: Transaction } | undefined {
    for (const form of this.#forms.values()) {
      const transaction = form.transactions.find((candidate) => candidate.uuid === uuid);
      if (transaction) return { form, transaction };
    }
    return undefined;
  }

  clear(): void {
    this.#forms.clear();
  }
}
