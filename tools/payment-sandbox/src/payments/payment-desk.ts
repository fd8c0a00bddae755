import { randomBytes, randomUUID } from 'node:crypto';
import { serverDate, sign } from '../protocol/envelope';
import type { PaymentRequest } from '../protocol/payment-request';
import { type ErrorCode, type Refusal, refusal } from '../protocol/refusals';
import type { Settings } from '../settings';
import { notify } from './notifier';
import { type PaymentAnswer, paymentAnswer } from './payment-answer';
import {
  type Attempt,
  type Ending,
  isSettled,
  type PaymentForm,
  settle,
  type Transaction,
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

/** Decides on submitted cards, in memory only; notifies the shop's server before it responds to the browser. */
export class PaymentDesk {
  readonly #forms = new Map<string, PaymentForm>();
  readonly #challenges = new Map<string, Challenge>();

  /** @param now clock for expiry and dates */
  constructor(
    private readonly settings: Settings,
    private readonly now: () => Date,
  ) {}

  create(request: PaymentRequest): PaymentForm {
    const form: PaymentForm = {
      // Long, opaque and not hexadecimal, like the provider's tokens.
      token: `00${randomBytes(120).toString('base64url')}`,
      request,
      expiresAt: this.now().getTime() + this.settings.formTokenLife,
      transactions: [],
      tries: 0,
      busy: false,
    };
    this.#forms.set(form.token, form);
    return form;
  }

  /** Returns the form of a token, or the reason why it cannot be used. */
  open(token: string): PaymentForm | Refusal {
    const form = this.#forms.get(token);
    if (!form) return refusal('CLIENT_100');
    return form.expiresAt <= this.now().getTime() || isSettled(form) ? refusal('PSP_108') : form;
  }

  /** Returns all forms of an order, oldest first. */
  formsOf(orderId: string): PaymentForm[] {
    return [...this.#forms.values()].filter((form) => form.request.orderId === orderId);
  }

  /** Pays with a card; a form has one attempt at a time, and `retry` more after the first. */
  async submit(form: PaymentForm, cardNumber: string): Promise<Submission> {
    if (form.busy) return refused('CLIENT_502');
    if (form.tries > form.request.retry) return refused('PSP_099');
    const outcome = outcomeOf(cardNumber);
    if (outcome.verdict === 'form-expired') return refused('PSP_108');
    if (outcome.verdict === 'technical-error') return refused('CLIENT_999');

    form.busy = true;
    form.tries += 1;
    const attempt = { form, outcome };
    if (outcome.challenge) return this.#challenge(attempt);
    if (outcome.slow) await wait(this.settings.slowPayment);
    return this.#finish(attempt, 'settled');
  }

  /** Completes a challenge once; later calls get the same result. `wait` only waits for the result. */
  async decide(id: string, decision: 'confirm' | 'abandon' | 'wait'): Promise<Submission> {
    const challenge = this.#challenges.get(id);
    if (!challenge) return refused('CLIENT_101');
    if (decision !== 'wait') challenge.end(decision === 'confirm' ? 'settled' : 'abandoned');
    return challenge.submission;
  }

  /** Accepts an undecided payment of the order, and notifies the shop. @returns false when there is none */
  async accept(orderId: string): Promise<boolean> {
    for (const form of this.formsOf(orderId)) {
      const undecided = form.transactions.find((one) => one.detailedStatus === 'WAITING_AUTHORISATION');
      if (!undecided) continue;
      undecided.detailedStatus = 'AUTHORISED';
      await this.#notify(form, undecided, accepted);
      return true;
    }
    return false;
  }

  #challenge(attempt: Attempt): Submission {
    const id = randomUUID();
    const confirmable = attempt.outcome.challenge === 'confirmable';
    const { challengeLife, unansweredChallengeLife } = this.settings;
    const timeoutMs = confirmable ? challengeLife : unansweredChallengeLife;
    let end: Challenge['end'] = () => undefined;
    const ending = new Promise<Ending>((resolve) => {
      // The bank that never answers cannot be confirmed.
      end = (how) => (confirmable || how !== 'settled') && resolve(how);
    });
    // The timeout runs on the server, so that a closed tab does not leave the attempt open forever.
    void wait(timeoutMs).then(() => end('timed-out'));
    const submission = ending.then((how) => this.#finish(attempt, how));
    this.#challenges.set(id, { end, submission });
    return { kind: 'challenge', id, confirmable, timeoutMs };
  }

  async #finish(attempt: Attempt, ending: Ending): Promise<Submission> {
    const { form, outcome } = attempt;
    const transaction = settle(attempt, ending, this.now());
    form.transactions.push(transaction);
    form.busy = false;
    await this.#notify(form, transaction, outcome);
    if (outcome.answer === 'lost') return { kind: 'lost' };
    // The form itself informs a cardholder who aborts, without a signed result.
    if (ending === 'abandoned') return refused('CLIENT_101');
    const key = outcome.answer === 'badly-signed' ? 'not-the-hmac-key' : this.settings.hmacKey;
    const answer = signedAnswer(paymentAnswer(this.settings.shopId, form, this.now()), key, this.now());
    if (isSettled(form)) return { kind: 'paid', answer };
    return { kind: 'refused', refusal: transaction.error ?? refusal('ACQ_001'), answer };
  }

  async #notify(form: PaymentForm, transaction: Transaction, outcome: Outcome): Promise<void> {
    const url = form.request.ipnTargetUrl;
    if (!url) return;
    const answer = (of = form) => paymentAnswer(this.settings.shopId, of, this.now());
    const undecided = { ...transaction, detailedStatus: 'WAITING_AUTHORISATION', error: null } as const;
    const earlier = answer({ ...form, transactions: [undecided] });
    await notify(this.settings, { url, answer, earlier }, outcome.ipn);
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

const refused = (code: ErrorCode): Submission => ({
  kind: 'refused',
  refusal: refusal(code),
  answer: null,
});

const wait = (duration: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, duration).unref();
  });
