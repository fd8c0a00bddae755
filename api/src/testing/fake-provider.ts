import { createHmac, randomUUID } from 'node:crypto';
import type { PaymentAnswer } from '../checkout/payment-answer';
import type {
  FormTokenResult,
  InquiryResult,
  PaymentCustomer,
  PaymentOrder,
  PaymentProvider,
} from '../checkout/payment-provider';
import type { PaymentSettings } from '../checkout/payment-settings';

const hmac = (text: string, key: string) => createHmac('sha256', key).update(text).digest('hex');

const detailed: Readonly<Record<string, string>> = { PAID: 'AUTHORISED', UNPAID: 'REFUSED' };

/** A call that opened a form. */
interface AskedForm {
  readonly orderId: string;
  readonly amountCents: number;
  readonly emailAddress: string;
}

/** A provider without a network that signs like the real one. */
export class FakeProvider implements PaymentProvider {
  readonly asked: AskedForm[] = [];
  readonly inquired: string[] = [];
  /** Responses of the next calls; when empty, a form token is generated. */
  readonly nextForms: FormTokenResult[] = [];
  readonly inquiries = new Map<string, InquiryResult>();

  constructor(readonly settings: PaymentSettings) {}

  /** Forgets all calls and responses. */
  forget(): void {
    this.asked.length = 0;
    this.inquired.length = 0;
    this.nextForms.length = 0;
    this.inquiries.clear();
  }

  /** Records a call that opens a form. */
  record({ id: orderId, amountCents }: PaymentOrder, { emailAddress }: PaymentCustomer): void {
    this.asked.push({ orderId, amountCents, emailAddress });
  }

  async createFormToken(order: PaymentOrder, customer: PaymentCustomer): Promise<FormTokenResult> {
    this.record(order, customer);
    await new Promise((resolve) => setImmediate(resolve));
    return this.nextForms.shift() ?? { formToken: `form-${randomUUID()}` };
  }

  async inquire(orderId: string): Promise<InquiryResult> {
    this.inquired.push(orderId);
    return this.inquiries.get(orderId) ?? 'absent';
  }

  /** Lets inquiries find a payment of this order. */
  willFind(orderId: string, changes: AnswerChanges = {}): void {
    this.inquiries.set(orderId, this.answer(orderId, changes));
  }

  /** Lets inquiries about this order time out. */
  willTimeOut(orderId: string): void {
    this.inquiries.set(orderId, 'unknown');
  }

  /** Returns the call that opened a form of this order. */
  order(orderId: string): AskedForm {
    const order = this.asked.find((candidate) => candidate.orderId === orderId);
    if (!order) throw new Error(`no payment was requested for order ${orderId}`);
    return order;
  }

  answer(orderId: string, changes: AnswerChanges = {}): PaymentAnswer {
    const { amount = this.order(orderId).amountCents, currency = 'EUR', mode = 'TEST' } = changes;
    const { status = 'PAID', uuid = randomUUID(), transactions = [{ uuid, status }] } = changes;
    const isClosed = status === 'PAID' || status === 'UNPAID';
    return {
      shopId: changes.shopId ?? this.settings.shopId,
      orderCycle: changes.cycle ?? (isClosed ? 'CLOSED' : 'OPEN'),
      orderStatus: status,
      orderDetails: { orderTotalAmount: amount, orderCurrency: currency, mode, orderId },
      transactions: transactions.map((each) => ({
        uuid: each.uuid.replaceAll('-', ''),
        amount,
        status: each.status,
        detailedStatus: detailed[each.status] ?? 'WAITING_AUTHORISATION',
        operationType: 'DEBIT',
      })),
    };
  }

  /** Creates the signed result of the card form, which the browser sends to `purchase/validatePayment`. */
  proof(answer: object, key = this.settings.hmacKey) {
    const rawClientAnswer = JSON.stringify(answer);
    return {
      rawClientAnswer,
      hash: hmac(rawClientAnswer, key),
      hashAlgorithm: 'sha256_hmac',
      hashKey: 'sha256_hmac',
    };
  }

  notification(answer: object, key = this.settings.password): string {
    const text = JSON.stringify(answer);
    return new URLSearchParams({
      'kr-hash': hmac(text, key),
      'kr-hash-algorithm': 'sha256_hmac',
      'kr-hash-key': 'password',
      'kr-answer-type': 'V4/Payment',
      'kr-answer': text,
    }).toString();
  }
}

/** What differs from the answer about a payment that has succeeded. */
export interface AnswerChanges {
  readonly amount?: number;
  readonly status?: 'PAID' | 'UNPAID' | 'RUNNING' | 'PARTIALLY_PAID';
  readonly cycle?: string;
  readonly mode?: string;
  readonly currency?: string;
  readonly shopId?: string;
  readonly uuid?: string;
  /** Replaces the single transaction with the order's status. */
  readonly transactions?: readonly { readonly uuid: string; readonly status: string }[];
}
