import { sign } from '../protocol/envelope';
import type { Settings } from '../settings';
import type { PaymentAnswer } from './payment-answer';
import type { IpnBehaviour } from './test-cards';

/** A notification to send. Each delivery builds its content again, so that date and hash differ. */
export interface Notice {
  url: string;
  answer: () => PaymentAnswer;
  /** The previous state, for a delivery out of order. */
  earlierAnswer: () => PaymentAnswer;
}

const retries = 4;

/**
 * Sends a notification (IPN) to the shop, and retries it at intervals until the shop accepts it.
 * Resolves when the browser may get its response: after the first delivery, or at once if late or missing.
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
  const accepted = await send(settings, notice.url, notice.answer(), settings.password);
  if (!accepted && attempt <= retries)
    later(settings.ipnRetryInterval, () => deliverFrom(settings, notice, attempt + 1));
}

/** Sends one notification. @returns whether the shop has accepted it */
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
      // Like the provider, counts a redirect as accepted and does not follow it, which would lose the body.
      redirect: 'manual',
      signal: AbortSignal.timeout(settings.ipnTimeout),
    });
    await response.body?.cancel();
    return isAccepted(response.status);
  } catch {
    return false;
  }
}

function later(delay: number, work: () => Promise<unknown>): void {
  setTimeout(() => void work(), delay).unref();
}

/** Returns true for statuses that the provider counts as delivered. */
function isAccepted(status: number): boolean {
  return (status >= 200 && status <= 206) || [301, 302, 303, 307, 308].includes(status);
}
