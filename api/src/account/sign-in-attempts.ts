import { networkOf } from '../rate-limits/networks';
import type { RateLimits } from '../rate-limits/rate-limits';

export interface Caller {
  /** Id of the account, or what was typed where there is none. */
  readonly account: string;
  readonly address: string;
  /** The device, where it has a mark of the account; else null. */
  readonly device: string | null;
}

const sourceOf = ({ account, address, device }: Caller) =>
  device === null ? `${account} from ${networkOf(address).line}` : `${account} on ${device}`;

/** What resets and mails of an account are counted by: each known device apart, all others together. */
export const askerOf = ({ account, device }: Pick<Caller, 'account' | 'device'>) =>
  device === null ? account : `${account} on ${device}`;

/**
 * Counts an attempt before the costly hash, so that parallel guesses cannot slip through. A known device is
 * counted by itself, so that others cannot use up its attempts.
 * @throws {Refusal} 429
 */
export async function countSignIn(rateLimits: RateLimits, caller: Caller): Promise<void> {
  if (caller.device === null) {
    await rateLimits.loginsPerIp.count(caller.address);
    await rateLimits.guessesPerSource.count(sourceOf(caller));
    await rateLimits.guessesPerAccount.count(caller.account);
  } else {
    await rateLimits.loginsPerDevice.count(sourceOf(caller));
    await rateLimits.guessesPerSource.count(sourceOf(caller));
  }
}

/** The password was right: what was counted as a guess is taken back, what it cost stays. */
export async function forgiveSignIn(rateLimits: RateLimits, caller: Caller): Promise<void> {
  await rateLimits.guessesPerSource.clear(sourceOf(caller));
  if (caller.device !== null) return;
  await rateLimits.guessesPerAccount.forgive(caller.account);
  await rateLimits.loginsPerIp.forgive(caller.address);
}

/** After a new password: forgets the guesses from this source and from unknown devices. */
export async function forgetGuesses(rateLimits: RateLimits, caller: Caller): Promise<void> {
  await rateLimits.guessesPerSource.clear(sourceOf(caller));
  await rateLimits.guessesPerAccount.clear(caller.account);
}
