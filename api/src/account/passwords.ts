import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../server/problems';

/** Parameters of argon2id as OWASP names them: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an unknown customer (null) as for a known one. */
  matches(storedHash: string | null, password: string): Promise<boolean>;
}

/** Two computations at a time keep the process answering; what cannot wait is refused with 503. */
export function createPasswords({ parallel = 2, waiting = 40 } = {}): Passwords {
  const inTurn = createTurnstile(parallel, waiting);
  let dummy: Promise<string> | undefined;

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    matches: (storedHash, password) =>
      inTurn(async () => {
        dummy ??= hash('nobody has this password', cost);
        const same = await verify(storedHash ?? (await dummy), password);
        return storedHash !== null && same;
      }),
  };
}

function createTurnstile(parallel: number, waiting: number) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= parallel) {
      if (queue.length >= waiting) throw unavailable();
      await new Promise<void>((next) => queue.push(next));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place goes to the next in the queue, or is free again.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
