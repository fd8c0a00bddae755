import { sign } from '../protocol/envelope';
import type { Settings } from '../settings';
import type { PaymentAnswer } from './payment-answer';
import type { IpnBehaviour } from './test-cards';

/** A notification to send: the answer is built again for each delivery, so date and hash differ each time. */
export interface Notice {
  url: string;
  answer: () => PaymentAnswer;
  /** The state before this one, for the delivery that arrives out of order. */
  earlierAnswer: () => PaymentAnswer;
}

const retries = 4;

/**
 * Sends a notification (IPN) to the shop, and again at intervals when the shop does not take it.
 * Resolves when the browser may have its answer: after the first delivery, or at once when that is late or missing.
 */
export async function notify(settings: Settings, notice: Notice, behaviour: IpnBehaviour): Promise<void> {
  const { password, ipnLateness } = settings;
  const deliver = () => deliverFrom(settings, notice, 1);
  switch (behaviour) {
    case 'missing':
      return;
    case 'late':
      return later(ipnLateness, deliver);
    case 'badly-signed':
      await send(settings, notice.url, notice.answer(), 'not-the-password');
      return;
    case 'duplicated':
      await Promise.all([deliver(), deliver()]);
      return later(ipnLateness, deliver);
    case 'reordered':
      await deliver();
      return later(ipnLateness, () => send(settings, notice.url, notice.earlierAnswer(), password));
    case 'normal':
      return deliver();
  }
}

async function deliverFrom(settings: Settings, notice: Notice, attempt: number): Promise<void> {
  const taken = await send(settings, notice.url, notice.answer(), settings.password);
  if (!taken && attempt <= retries)
    later(settings.ipnRetryInterval, () => deliverFrom(settings, notice, attempt + 1));
}

/** True when the shop has taken it. */
async function send(settings: Settings, url: string, answer: PaymentAnswer, key: string): Promise<boolean> {
  const text = JSON.stringify(answer);
  try {
    const response = await fetch(url, {
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
      signal: AbortSignal.timeout(settings.ipnTimeout),
    });
    await response.body?.cancel();
    return isTaken(response.status);
  } catch {
    return false;
  }
}

function later(delay: number, work: () => Promise<unknown>): void {
  setTimeout(() => void work(), delay).unref();
}

/** Statuses that the provider takes for a delivery. */
function isTaken(status: number): boolean {
  return (status >= 200 && status <= 206) || [301, 302, 303, 307, 308].includes(status);
}
