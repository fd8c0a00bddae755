import type { FastifyInstance } from 'fastify';
import { networkOf } from 'server-kit/networks';
import type { Customer } from '../database/schema';
import { isAllowed, type RateLimits } from '../rate-limits/rate-limits';
import type { Refusal } from '../refusals/refusals';
import { customerById } from './customer-repository';

/** Who tries to sign in, from where, and by which keys the attempts are counted. */
export interface Caller {
  /** Id of the account, or the login as typed when no such account exists. */
  readonly account: string;
  /**
   * Keys by which unknown devices are counted. Only the first one's refusal is visible: username and email
   * address share the second, which would reveal that they belong to one account.
   */
  readonly counters: readonly [visible: string, hidden?: string];
  readonly address: string;
  /** Id of the device if it has a valid mark of the account, else null. */
  readonly device: string | null;
}

/** Key of a login without account. Spellings that the database considers equal have the same one. */
export const loginKeyOf = (login: string) => login.normalize('NFC').toLowerCase();

/** Key of a login as typed, which differs from the key of its account. */
export const typedKeyOf = (login: string) => `typed ${loginKeyOf(login)}`;

const sourceOf = (counter: string, address: string) => `${counter} from ${networkOf(address).line}`;

/** Returns the key that counts calls for an account: one per known device, one for all others. */
export const clientKeyOf = ({ account, device }: Pick<Caller, 'account' | 'device'>) =>
  device === null ? account : `${account} on ${device}`;

async function countGuess(rateLimits: RateLimits, counter: string, address: string): Promise<void> {
  await rateLimits.guessesPerSource.count(sourceOf(counter, address));
  await rateLimits.guessesPerAccount.count(counter);
}

/**
 * Counts an attempt before the expensive hash, so that parallel guesses are counted too. Known devices are
 * counted separately, so that other devices cannot use up their attempts.
 * @returns false when the response must be that of a wrong password
 * @throws {Refusal} 429
 */
export async function countSignIn(rateLimits: RateLimits, caller: Caller): Promise<boolean> {
  const { address, counters, device } = caller;
  if (device !== null) {
    await rateLimits.loginsPerDevice.count(clientKeyOf(caller));
    await rateLimits.guessesPerSource.count(clientKeyOf(caller));
    return true;
  }
  await rateLimits.loginsPerIp.count(address);
  const [visible, hidden] = counters;
  // The refusal of the first counter is thrown; that of the second only changes the result.
  await countGuess(rateLimits, visible, address);
  return !hidden || isAllowed({ count: (counter) => countGuess(rateLimits, counter, address) }, hidden);
}

/** After a correct password: clears the counted guesses; the cost of the hash stays counted. */
export async function forgiveSignIn(rateLimits: RateLimits, caller: Caller): Promise<void> {
  if (caller.device !== null) return rateLimits.guessesPerSource.clear(clientKeyOf(caller));
  for (const counter of caller.counters) {
    if (!counter) continue;
    await rateLimits.guessesPerSource.clear(sourceOf(counter, caller.address));
    await rateLimits.guessesPerAccount.forgive(counter);
  }
  await rateLimits.loginsPerIp.forgive(caller.address);
}

/** After a new password: clears the guesses from this source and from unknown devices. */
export async function forgetGuesses(
  rateLimits: RateLimits,
  { id, username, emailAddress }: Customer,
  address: string,
): Promise<void> {
  for (const counter of [id, typedKeyOf(username), typedKeyOf(emailAddress)]) {
    await rateLimits.guessesPerSource.clear(sourceOf(counter, address));
    await rateLimits.guessesPerAccount.clear(counter);
  }
}

/**
 * Returns the signed-in customer with this password: with a stolen session, guessing it must not be easier than
 * at sign-in. @param wrong refuses another password @throws {Refusal} 401 when the account was erased, 429
 */
export async function confirmedCustomer(
  services: Pick<FastifyInstance['services'], 'db' | 'passwords' | 'rateLimits'>,
  id: string,
  password: string,
  wrong: () => Refusal,
): Promise<Customer> {
  const { db, passwords, rateLimits } = services;
  const customer = await customerById(db, id);
  await rateLimits.passwordsPerCustomer.count(id);
  if (!(await passwords.matches(customer.passwordHash, password, id))) throw wrong();
  await rateLimits.passwordsPerCustomer.clear(id);
  return customer;
}
