import { networkOf } from 'shared-contracts/server/networks';
import type { RateLimits } from '../rate-limits/rate-limits';

export interface Caller {
  /** Id of the account, or the login as typed when no such account exists. */
  readonly account: string;
  readonly address: string;
  /** Id of the device if it has a valid mark of the account, else null. */
  readonly device: string | null;
}

const sourceOf = ({ account, address, device }: Caller) =>
  device === null ? `${account} from ${networkOf(address).line}` : `${account} on ${device}`;

/** Returns the key that counts resets and emails of an account: one per known device, one for all others. */
export const clientKeyOf = ({ account, device }: Pick<Caller, 'account' | 'device'>) =>
  device === null ? account : `${account} on ${device}`;

/**
 * Counts an attempt before the expensive hash, so that parallel guesses are counted too. Known devices are
 * counted separately, so that other devices cannot use up their attempts.
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

/** After a correct password: clears the counted guesses; the cost of the hash stays counted. */
export async function forgiveSignIn(rateLimits: RateLimits, caller: Caller): Promise<void> {
  await rateLimits.guessesPerSource.clear(sourceOf(caller));
  if (caller.device !== null) return;
  await rateLimits.guessesPerAccount.forgive(caller.account);
  await rateLimits.loginsPerIp.forgive(caller.address);
}

/** After a new password: clears the guesses from this source and from unknown devices. */
export async function forgetGuesses(rateLimits: RateLimits, caller: Caller): Promise<void> {
  await rateLimits.guessesPerSource.clear(sourceOf(caller));
  await rateLimits.guessesPerAccount.clear(caller.account);
}
