import { sign } from '../protocol/envelope';
import type { Settings } from '../settings';
import type { PaymentAnswer } from './payment-answer';
import type { IpnFault } from './test-cards';

interface Notice {
  url: string;
  /** Called for each delivery, so that dates and hashes differ. */
  answer: () => PaymentAnswer;
  /** The previous state, for a delivery out of order. */
  earlier: PaymentAnswer;
}

/** Deliveries after the first one. */
const retries = 4;

/**
 * Sends a notification (IPN) to the shop, and retries it at intervals until the shop accepts it.
 * Resolves when the browser may get its response: after the first delivery, or at once if late or missing.
 */
export async function notify(settings: Settings, notice: Notice, fault?: IpnFault): Promise<void> {
  const { url, answer, earlier } = notice;
  const { password, ipnLateness } = settings;
  if (fault === 'missing') return;
  if (fault === 'late') return later(ipnLateness, () => deliver(settings, notice));
  if (fault === 'badly-signed') return void (await send(settings, url, answer(), 'not-the-password'));
  const isTwice = fault === 'duplicated';
  await Promise.all([deliver(settings, notice), isTwice && deliver(settings, notice)]);
  if (isTwice) later(ipnLateness, () => deliver(settings, notice));
  if (fault === 'reordered') later(ipnLateness, () => send(settings, url, earlier, password));
}

async function deliver(settings: Settings, notice: Notice, attempt = 1): Promise<void> {
  const isAccepted = await send(settings, notice.url, notice.answer(), settings.password);
  if (!isAccepted && attempt <= retries)
    later(settings.ipnRetryInterval, () => deliver(settings, notice, attempt + 1));
}

/** Sends one notification. @returns whether the shop has accepted it */
async function send(settings: Settings, url: string, answer: PaymentAnswer, key: string): Promise<boolean> {
  const text = JSON.stringify(answer);
  try {
    const { body, status } = await fetch(url, {
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
    await body?.cancel();
    return (status >= 200 && status <= 206) || [301, 302, 303, 307, 308].includes(status);
  } catch {
    return false;
  }
}

function later(delay: number, work: () => Promise<unknown>): void {
  setTimeout(() => void work(), delay).unref();
}
