import type { CallLog } from '../control/call-log';
import type { IpnBehaviour } from '../control/outcomes';
import { sign } from '../protocol/envelope';
import type { PaymentAnswer } from './payment-answer';

/** Times in milliseconds. */
export interface NotifierSettings {
  password: string;
  ipnTimeout: number;
  ipnRetryInterval: number;
  ipnLateness: number;
}

/** A notification to send: the answer is built again for each delivery, so date and hash differ each time. */
export interface Notice {
  url: string;
  orderId: string | null;
  answer: () => PaymentAnswer;
  /** The state before this one, for the delivery that arrives out of order. */
  earlierAnswer: () => PaymentAnswer;
}

const retries = 4;

/** Sends notifications (IPN) to the shop, and again at intervals when the shop does not take them. */
export class Notifier {
  readonly #settings: NotifierSettings;
  readonly #log: CallLog;
  readonly #timers = new Set<NodeJS.Timeout>();
  #stopped = new AbortController();

  constructor(settings: NotifierSettings, log: CallLog) {
    this.#settings = settings;
    this.#log = log;
  }

  /** Resolves when the browser may have its answer: after the first delivery, or at once when that is scripted late or missing. */
  async notify(notice: Notice, behaviour: IpnBehaviour): Promise<void> {
    const { ipnLateness } = this.#settings;
    switch (behaviour) {
      case 'missing':
        return this.#log.add({ ...about(notice), outcome: 'not sent, as scripted' });
      case 'late':
        return this.#later(ipnLateness, () => this.#deliver(notice, 1));
      case 'badly-signed':
        await this.#send(notice, notice.answer(), 'not-the-password', 1);
        return;
      case 'duplicated':
        await Promise.all([this.#deliver(notice, 1), this.#deliver(notice, 1)]);
        return this.#later(ipnLateness, () => this.#deliver(notice, 1));
      case 'reordered':
        await this.#deliver(notice, 1);
        return this.#later(ipnLateness, async () => {
          await this.#send(notice, notice.earlierAnswer(), this.#settings.password, 1);
        });
      case 'normal':
        return this.#deliver(notice, 1);
    }
  }

  /** Forgets what is still to be sent. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#stopped.abort();
    this.#stopped = new AbortController();
  }

  async #deliver(notice: Notice, attempt: number): Promise<void> {
    const taken = await this.#send(notice, notice.answer(), this.#settings.password, attempt);
    if (taken || attempt > retries) return;
    this.#later(this.#settings.ipnRetryInterval, () => this.#deliver(notice, attempt + 1));
  }

  async #send(notice: Notice, answer: PaymentAnswer, key: string, attempt: number): Promise<boolean> {
    const text = JSON.stringify(answer);
    const stopped = this.#stopped.signal;
    try {
      const response = await fetch(notice.url, {
        method: 'POST',
        body: new URLSearchParams({
          'kr-hash': sign(text, key),
          'kr-hash-algorithm': 'sha256_hmac',
          'kr-hash-key': 'password',
          'kr-answer-type': 'V4/Payment',
          'kr-answer': text,
        }),
        // A redirect would lose the body; the provider counts it as taken and does not follow it.
        redirect: 'manual',
        signal: AbortSignal.any([stopped, AbortSignal.timeout(this.#settings.ipnTimeout)]),
      });
      await response.body?.cancel();
      this.#log.add({ ...about(notice), outcome: `HTTP ${response.status}`, attempt });
      return isTaken(response.status);
    } catch {
      if (stopped.aborted) return true;
      this.#log.add({ ...about(notice), outcome: 'no answer', attempt });
      return false;
    }
  }

  #later(delay: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void work();
    }, delay);
    timer.unref();
    this.#timers.add(timer);
  }
}

/** Statuses that the provider takes for a delivery. */
function isTaken(status: number): boolean {
  return (status >= 200 && status <= 206) || [301, 302, 303, 307, 308].includes(status);
}

/** Without the query, which may hold a secret of the shop. */
function about({ url, orderId }: Notice) {
  const { origin, pathname } = new URL(url);
  return { kind: 'ipn', target: `${origin}${pathname}`, orderId } as const;
}
