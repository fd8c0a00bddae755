import { randomUUID } from 'node:crypto';
import { serverDate, sign } from '../protocol/envelope';
import { type Refusal, refusal } from '../protocol/refusals';
import type { Settings } from '../settings';
import type { Card } from './card';
import { notify } from './notifier';
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
import { accepted, type Outcome, outcomeOf } from './test-cards';

/** Result of a submitted card. */
export type Submission =
  | { kind: 'paid'; answer: SignedAnswer }
  | { kind: 'refused'; refusal: Refusal; answer: SignedAnswer | null }
  | { kind: 'challenge'; id: string; confirmable: boolean; timeoutMs: number }
  /** The payment succeeded, but the browser gets no result. */
  | { kind: 'lost' };

interface Challenge {
  end: (ending: Ending) => void;
  submission: Promise<Submission>;
}

interface DeskParts {
  settings: Settings;
  shop: ShopIdentity;
  forms: PaymentForms;
  now: () => Date;
}

/** Decides on submitted cards; notifies the shop's server before it responds to the browser. */
export class PaymentDesk {
  readonly #parts: DeskParts;
  readonly #challenges = new Map<string, Challenge>();

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** Returns the form of a token, or the reason why it cannot be used. */
  open(token: string): PaymentForm | Refusal {
    const form = this.#parts.forms.find(token);
    if (!form) return refusal('CLIENT_100');
    if (form.expiresAt <= this.#parts.now().getTime() || isSettled(form)) return refusal('PSP_108');
    return form;
  }

  async submit(form: PaymentForm, card: Card): Promise<Submission> {
    if (form.busy) return refused(refusal('CLIENT_502'));
    if (form.tries > form.request.retry) return refused(refusal('PSP_099'));
    const outcome = outcomeOf(card.pan);
    if (outcome.verdict === 'form-expired') return refused(refusal('PSP_108'));
    if (outcome.verdict === 'technical-error') return refused(refusal('CLIENT_999'));

    form.busy = true;
    form.tries += 1;
    if (outcome.challenge) return this.#challenge(form, card, outcome);
    if (outcome.slow) await wait(this.#parts.settings.slowPayment);
    return this.#finish(form, card, outcome, 'settled');
  }

  /** Completes a challenge once; later calls get the same result. `wait` only waits for the result. */
  async decide(id: string, decision: 'confirm' | 'abandon' | 'wait'): Promise<Submission> {
    const challenge = this.#challenges.get(id);
    if (!challenge) return refused(refusal('CLIENT_101'));
    if (decision !== 'wait') challenge.end(decision === 'confirm' ? 'settled' : 'abandoned');
    return challenge.submission;
  }

  /** Accepts an undecided payment of the order, and notifies the shop. @returns false when there is none */
  async accept(orderId: string): Promise<boolean> {
    for (const form of this.#parts.forms.ofOrder(orderId)) {
      const undecided = form.transactions.find((one) => one.detailedStatus === 'WAITING_AUTHORISATION');
      if (!undecided) continue;
      undecided.detailedStatus = 'AUTHORISED';
      await this.#notify(form, undecided, accepted);
      return true;
    }
    return false;
  }

  #challenge(form: PaymentForm, card: Card, outcome: Outcome): Submission {
    const id = randomUUID();
    const confirmable = outcome.challenge === 'confirmable';
    const timeoutMs = confirmable
      ? this.#parts.settings.challengeLife
      : this.#parts.settings.unansweredChallengeLife;
    let end: Challenge['end'] = () => undefined;
    const ending = new Promise<Ending>((resolve) => {
      end = resolve;
    });
    // The timeout runs on the server, so that a closed tab does not leave the attempt open forever.
    void wait(timeoutMs).then(() => end('timed-out'));
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
    await this.#notify(form, transaction, outcome);
    return this.#submission(form, transaction, outcome, ending);
  }

  async #notify(form: PaymentForm, transaction: Transaction, outcome: Outcome): Promise<void> {
    const url = form.request.ipnTargetUrl;
    if (!url) return;
    const waiting: PaymentForm = {
      ...form,
      transactions: [{ ...transaction, detailedStatus: 'WAITING_AUTHORISATION', error: null }],
    };
    const decidedAt = this.#parts.now();
    const { settings, shop, now } = this.#parts;
    await notify(
      settings,
      {
        url,
        answer: () => paymentAnswer(shop, form, now()),
        earlierAnswer: () => paymentAnswer(shop, waiting, decidedAt),
      },
      outcome.ipn ?? 'normal',
    );
  }

  #submission(form: PaymentForm, transaction: Transaction, outcome: Outcome, ending: Ending): Submission {
    if (outcome.answer === 'lost') return { kind: 'lost' };
    // The form itself informs a cardholder who aborts, without a signed result.
    if (ending === 'abandoned') return refused(refusal('CLIENT_101'));

    const { settings, shop, now } = this.#parts;
    const key = outcome.answer === 'badly-signed' ? 'not-the-hmac-key' : settings.hmacKey;
    const answer = signedAnswer(paymentAnswer(shop, form, now()), key, now());
    if (transactionStatus(transaction) !== 'UNPAID') return { kind: 'paid', answer };
    return { kind: 'refused', refusal: transaction.error ?? refusal('ACQ_001'), answer };
  }
}

/** Creates the signed result for the browser, which the shop receives in `KR.onSubmit`. */
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

const wait = (duration: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, duration).unref();
  });
