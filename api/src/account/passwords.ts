import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from './fair-queue';

/** Parameters of argon2id as OWASP names them: 19 MiB, two passes, one lane. */
const recommended = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = ReturnType<typeof createPasswords>;

/** Keyboards and systems compose an accented letter in different ways (RFC 8265 asks for NFC). */
const spelled = (password: string) => password.normalize('NFC');

/**
 * Two computations at a time keep the process answering; what cannot wait is refused with 503. Callers queue
 * fairly by `asker`, a network or an account.
 */
export function createPasswords({ parallel = 2, waiting = 40, cost = recommended } = {}) {
  const inTurn = createFairQueue(parallel, waiting);
  let dummy: Promise<string> | undefined;

  return {
    hash: (password: string, asker = ''): Promise<string> =>
      inTurn(asker, () => hash(spelled(password), cost)),
    /** Takes as long for an unknown customer (null) as for a known one. */
    matches: (storedHash: string | null, password: string, asker = '') =>
      inTurn(asker, async () => {
        // Made at the first sign-in: a known customer waits for it as an unknown one does.
        dummy ??= hash('the password of no account', cost);
        const compared = await dummy;
        const same = await verify(storedHash ?? compared, spelled(password));
        return storedHash !== null && same;
      }),
  };
}
