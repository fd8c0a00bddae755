import { randomUUID } from 'node:crypto';
import type { CallLog } from '../control/call-log';
import { type Outcome, outcomeOf, outcomes } from '../control/outcomes';
import type { Scenario } from '../control/scenario';
import { type Refusal, refusal, serverDate, sign } from '../protocol/envelope';
import type { Settings } from '../settings';
import type { Card } from './card';
import { Notifier } from './notifier';
import { type PaymentAnswer, paymentAnswer, type ShopIdentity } from './payment-answer';
import {
  type Ending,
  isSettled,
  type PaymentForm,
  type PaymentForms,
  settle,
  type Transaction,
  transactionStatus,
} from './payment-form';

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

interface DeskParts {
  settings: Settings;
  shop: ShopIdentity;
  forms: PaymentForms;
  scenario: Scenario;
  log: CallLog;
  now: () => Date;
}

/** Takes submitted cards, decides, notifies the shop's server first and answers the browser after. */
export class PaymentDesk {
  readonly #parts: DeskParts;
  readonly #notifier: Notifier;
  readonly #challenges = new Map<string, Challenge>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.#notifier = new Notifier(parts.settings, parts.log);
  }

  /** The form of a token, or why it can no longer be paid with. */
  open(token: string): PaymentForm | Refusal {
    const form = this.#parts.forms.find(token);
    if (!form) return refusal('CLIENT_100');
    if (form.expiresAt <= this.#parts.now().getTime() || isSettled(form)) return refusal('PSP_108');
    return form;
  }

  async submit(form: PaymentForm, card: Card): Promise<Submission> {
    if (form.busy) return refused(refusal('CLIENT_502'));
    if (form.tries > form.request.retry) return refused(refusal('PSP_099'));
    const name = this.#parts.scenario.take('card')?.behaviour ?? outcomeOf(card.pan);
    const outcome: Outcome = outcomes[name];
    if (outcome.verdict === 'form-expired') return refused(refusal('PSP_108'));
    if (outcome.verdict === 'technical-error') return refused(refusal('CLIENT_999'));

    form.busy = true;
    form.tries += 1;
    if (outcome.challenge) return this.#challenge(form, card, outcome);
    if (outcome.slow) await this.#wait(this.#parts.settings.slowPayment);
    return this.#finish(form, card, outcome, 'settled');
  }

  /** Ends a challenge once; a second call gets the same result. `wait` only waits for the end. */
  async decide(id: string, decision: 'confirm' | 'abandon' | 'wait'): Promise<Submission> {
    const challenge = this.#challenges.get(id);
    if (!challenge) return refused(refusal('CLIENT_101'));
    if (decision !== 'wait') challenge.end(decision === 'confirm' ? 'settled' : 'abandoned');
    return challenge.submission;
  }

  /** The bank accepts the payment of an order that it examined, and notifies the shop; false when there is none. */
  async accept(orderId: string): Promise<boolean> {
    for (const form of this.#parts.forms.ofOrder(orderId)) {
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
    const timeoutMs = confirmable
      ? this.#parts.settings.challengeLife
      : this.#parts.settings.unansweredChallengeLife;
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
    const transaction = settle(card, outcome, ending, form, this.#parts.now());
    form.transactions.push(transaction);
    form.busy = false;
    this.#parts.log.add({
      kind: 'form',
      target: transaction.brand,
      orderId: form.request.orderId,
      outcome: transaction.error?.code ?? transaction.detailedStatus,
    });

    await this.#notify(form, transaction, outcome);
    return this.#submission(form, transaction, outcome, ending);
  }

  async #notify(form: PaymentForm, transaction: Transaction, outcome: Outcome): Promise<void> {
    const behaviour = this.#parts.scenario.take('ipn')?.behaviour ?? outcome.ipn ?? 'normal';
    const url = form.request.ipnTargetUrl ?? this.#parts.settings.ipnUrl;
    if (!url) return;
    const waiting: PaymentForm = {
      ...form,
      transactions: [{ ...transaction, detailedStatus: 'WAITING_AUTHORISATION', error: null }],
    };
    const decidedAt = this.#parts.now();
    await this.#notifier.notify(
      {
        url,
        orderId: form.request.orderId,
        answer: () => paymentAnswer(this.#parts.shop, form, this.#parts.now()),
        earlierAnswer: () => paymentAnswer(this.#parts.shop, waiting, decidedAt),
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
    const step = this.#parts.scenario.take('answer');
    const delay = step?.delayMs ?? (step?.behaviour === 'slow' ? this.#parts.settings.slowPayment : 0);
    if (delay > 0) await this.#wait(delay);
    const behaviour = step && step.behaviour !== 'slow' ? step.behaviour : (outcome.answer ?? 'normal');
    if (behaviour === 'lost') return { kind: 'lost' };
    // The cardholder who gives up reads it in the form itself, without a signed answer.
    if (ending === 'abandoned') return refused(refusal('CLIENT_101'));

    const { settings, shop, now } = this.#parts;
    const key = behaviour === 'badly-signed' ? 'not-the-hmac-key' : settings.hmacKey;
    const answer = signedAnswer(paymentAnswer(shop, form, now()), key, now());
    if (transactionStatus(transaction) !== 'UNPAID') return { kind: 'paid', answer };
    return { kind: 'refused', refusal: transaction.error ?? refusal('ACQ_001'), answer };
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

/** The answer to the browser, as the shop receives it in `KR.onSubmit`. */
function signedAnswer(clientAnswer: PaymentAnswer, key: string, now: Date) {
  const rawClientAnswer = JSON.stringify(clientAnswer);
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
type SignedAnswer = ReturnType<typeof signedAnswer>;

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
