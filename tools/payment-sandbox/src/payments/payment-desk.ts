import { randomUUID } from 'node:crypto';
import type { CallLog } from '../control/call-log';
import { type AnswerBehaviour, type Outcome, outcomeOf, outcomes } from '../control/outcomes';
import type { Scenario } from '../control/scenario';
import { type Refusal, refusal } from '../protocol/errors';
import { serverDate } from '../protocol/server-date';
import { sign } from '../protocol/signature';
import type { Settings } from '../settings';
import type { Card } from './card';
import { Notifier } from './notifier';
import { type PaymentAnswer, paymentAnswer, type ShopIdentity } from './payment-answer';
import { isSettled, type PaymentForm, type PaymentForms } from './payment-form';
import { type Ending, settle, type Transaction, transactionStatus } from './transaction';

/** The answer to the browser, as the shop receives it in `KR.onSubmit`. */
export interface SignedAnswer {
  clientAnswer: PaymentAnswer;
  rawClientAnswer: string;
  hash: string;
  hashAlgorithm: 'sha256_hmac';
  hashKey: 'sha256_hmac';
  serverDate: string;
  _type: 'V4/Charge/ProcessPaymentAnswer';
}

/** What follows a submitted card. */
export type Submission =
  | { kind: 'paid'; answer: SignedAnswer }
  | { kind: 'refused'; refusal: Refusal; answer: SignedAnswer | null }
  | { kind: 'challenge'; id: string; confirmable: boolean; timeoutMs: number }
  /** The payment is done, but the browser must not learn it. */
  | { kind: 'lost' };

interface Challenge {
  end: (ending: Ending) => void;
  submission: Promise<Submission>;
}

/** Takes submitted cards, decides, tells the shop's server first and the browser after. */
export class PaymentDesk {
  readonly #settings: Settings;
  readonly #shop: ShopIdentity;
  readonly #forms: PaymentForms;
  readonly #scenario: Scenario;
  readonly #log: CallLog;
  readonly #now: () => Date;
  readonly #notifier: Notifier;
  readonly #challenges = new Map<string, Challenge>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(parts: {
    settings: Settings;
    shop: ShopIdentity;
    forms: PaymentForms;
    scenario: Scenario;
    log: CallLog;
    now: () => Date;
  }) {
    this.#settings = parts.settings;
    this.#shop = parts.shop;
    this.#forms = parts.forms;
    this.#scenario = parts.scenario;
    this.#log = parts.log;
    this.#now = parts.now;
    this.#notifier = new Notifier(parts.settings, parts.log);
  }

  /** The form of a token, or why it can no longer be paid with. */
  open(token: string): PaymentForm | Refusal {
    const form = this.#forms.find(token);
    if (!form) return refusal('CLIENT_100');
    if (form.expiresAt <= this.#now().getTime() || isSettled(form)) return refusal('PSP_108');
    return form;
  }

  async submit(form: PaymentForm, card: Card): Promise<Submission> {
    if (form.busy) return refused(refusal('CLIENT_502'));
    if (form.tries > form.request.retry) return refused(refusal('PSP_099'));
    const name = this.#scenario.take('card')?.behaviour ?? outcomeOf(card.pan);
    const outcome: Outcome = outcomes[name];
    if (outcome.verdict === 'form-expired') return refused(refusal('PSP_108'));
    if (outcome.verdict === 'technical-error') return refused(refusal('CLIENT_999'));

    form.busy = true;
    form.tries += 1;
    if (outcome.challenge) return this.#challenge(form, card, outcome);
    if (outcome.slow) await this.#wait(this.#settings.slowPayment);
    return this.#finish(form, card, outcome, 'settled');
  }

  /** Ends a challenge once; a second call gets the same result. `wait` only waits for the end. */
  async decide(id: string, decision: 'confirm' | 'abandon' | 'wait'): Promise<Submission> {
    const challenge = this.#challenges.get(id);
    if (!challenge) return refused(refusal('CLIENT_101'));
    if (decision !== 'wait') challenge.end(decision === 'confirm' ? 'settled' : 'abandoned');
    return challenge.submission;
  }

  /** The bank accepts the payment of an order that it examined, and tells the shop; false when there is none. */
  async accept(orderId: string): Promise<boolean> {
    for (const form of this.#forms.ofOrder(orderId)) {
      const examined = form.transactions.find((one) => one.detailedStatus === 'WAITING_AUTHORISATION');
      if (!examined) continue;
      examined.detailedStatus = 'AUTHORISED';
      await this.#notify(form, examined, outcomes.accepted);
      return true;
    }
    return false;
  }

  /** Forgets challenges and notifications under way. */
  stop(): void {
    this.#notifier.stop();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#challenges.clear();
  }

  #challenge(form: PaymentForm, card: Card, outcome: Outcome): Submission {
    const id = randomUUID();
    const confirmable = outcome.challenge === 'confirmable';
    const timeoutMs = confirmable ? this.#settings.challengeLife : this.#settings.unansweredChallengeLife;
    const { promise: ending, resolve: end } = deferred<Ending>();
    // The bank's clock runs here: a closed tab does not leave the try open for ever.
    void this.#wait(timeoutMs).then(() => end('timed-out'));
    const submission = ending.then((how) => this.#finish(form, card, outcome, how));
    this.#challenges.set(id, {
      end: (how) => {
        if (confirmable || how !== 'settled') end(how);
      },
      submission,
    });
    return { kind: 'challenge', id, confirmable, timeoutMs };
  }

  async #finish(form: PaymentForm, card: Card, outcome: Outcome, ending: Ending): Promise<Submission> {
    const transaction = settle(card, outcome, ending, {
      amount: form.request.amount,
      currency: form.request.currency,
      sequenceNumber: form.tries,
      now: this.#now(),
    });
    form.transactions.push(transaction);
    form.busy = false;
    this.#log.add({
      kind: 'form',
      target: transaction.brand,
      orderId: form.request.orderId,
      outcome: transaction.error?.code ?? transaction.detailedStatus,
    });

    await this.#notify(form, transaction, outcome);
    return this.#submission(form, transaction, outcome, ending);
  }

  async #notify(form: PaymentForm, transaction: Transaction, outcome: Outcome): Promise<void> {
    const behaviour = this.#scenario.take('ipn')?.behaviour ?? outcome.ipn ?? 'normal';
    const url = form.request.ipnTargetUrl ?? this.#settings.ipnUrl;
    if (!url) return;
    const waiting: PaymentForm = {
      ...form,
      transactions: [{ ...transaction, detailedStatus: 'WAITING_AUTHORISATION', error: null }],
    };
    const decidedAt = this.#now();
    await this.#notifier.notify(
      {
        url,
        orderId: form.request.orderId,
        answer: () => paymentAnswer(this.#shop, form, this.#now()),
        earlierAnswer: () => paymentAnswer(this.#shop, waiting, decidedAt),
      },
      behaviour,
    );
  }

  async #submission(
    form: PaymentForm,
    transaction: Transaction,
    outcome: Outcome,
    ending: Ending,
  ): Promise<Submission> {
    const step = this.#scenario.take('answer');
    const delay = step?.delayMs ?? (step?.behaviour === 'slow' ? this.#settings.slowPayment : 0);
    if (delay > 0) await this.#wait(delay);
    const behaviour = step && step.behaviour !== 'slow' ? step.behaviour : (outcome.answer ?? 'normal');
    if (behaviour === 'lost') return { kind: 'lost' };
    // The cardholder who gives up is told by the form itself, without a signed answer.
    if (ending === 'abandoned') return refused(refusal('CLIENT_101'));

    const answer = this.#signed(form, behaviour);
    if (transactionStatus(transaction) !== 'UNPAID') return { kind: 'paid', answer };
    return { kind: 'refused', refusal: transaction.error ?? refusal('ACQ_001'), answer };
  }

  #signed(form: PaymentForm, behaviour: AnswerBehaviour): SignedAnswer {
    const now = this.#now();
    const clientAnswer = paymentAnswer(this.#shop, form, now);
    const rawClientAnswer = JSON.stringify(clientAnswer);
    const key = behaviour === 'badly-signed' ? 'not-the-hmac-key' : this.#settings.hmacKey;
    return {
      clientAnswer,
      rawClientAnswer,
      hash: sign(rawClientAnswer, key),
      hashAlgorithm: 'sha256_hmac',
      hashKey: 'sha256_hmac',
      serverDate: serverDate(now),
      _type: 'V4/Charge/ProcessPaymentAnswer',
    };
  }

  #wait(duration: number): Promise<void> {
    const { promise, resolve } = deferred<void>();
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      resolve();
    }, duration);
    timer.unref();
    this.#timers.add(timer);
    return promise;
  }
}

function refused(reason: Refusal): Submission {
  return { kind: 'refused', refusal: reason, answer: null };
}

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settlePromise) => {
    resolve = settlePromise;
  });
  return { promise, resolve };
}
