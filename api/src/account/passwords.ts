import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from '../server/fair-queue';

/** Parameters of argon2id recommended by OWASP: 19 MiB, two passes, one lane. */
const recommended = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes that are computed at a time, and calls that may wait. */
const mostParallel = 2;
const mostWaiting = 40;

export type Passwords = ReturnType<typeof createPasswords>;

/** Keyboards and systems encode an accented letter in different ways (RFC 8265 requires NFC). */
const normalized = (password: string) => password.normalize('NFC');

/**
 * Hashes and checks passwords, few at a time so that the process stays responsive. Calls queue fairly by
 * `clientKey`, a network or an account; if the queue is full, they are refused with 503.
 */
export function createPasswords(cost = recommended) {
  const inTurn = createFairQueue(mostParallel, mostWaiting);
  let dummy: Promise<string> | undefined;

  return {
    hash: (password: string, clientKey = ''): Promise<string> =>
      inTurn(clientKey, () => hash(normalized(password), cost)),
    /** Takes the same time for an unknown customer (null) as for an existing one. */
    matches: (storedHash: string | null, password: string, clientKey = '') =>
      inTurn(clientKey, async () => {
        // Computed at the first sign-in, for existing and unknown customers alike.
        dummy ??= hash('the password of no account', cost);
        const compared = await dummy;
        const same = await verify(storedHash ?? compared, normalized(password));
        return storedHash !== null && same;
      }),
  };
}
