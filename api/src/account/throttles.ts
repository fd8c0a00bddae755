import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { PlainSql } from '../database/database';
import { tooMany } from '../server/problems';
import { hashOf } from './secrets';

const quarterOfAnHour = 15 * 60;

/** Counts in the database, so that several processes share them. */
export interface Throttle {
  /** Counts one try. @throws {Refusal} 429 when there were too many */
  count(key: string): Promise<void>;
  /** Takes a try back that turned out well. */
  forgive(key: string): Promise<void>;
  /** Forgets all tries of this key. */
  clear(key: string): Promise<void>;
}

export interface Throttles {
  readonly loginsPerAccount: Throttle;
  readonly loginsPerAddress: Throttle;
  readonly resetsPerEmail: Throttle;
  /** Registrations, resets and contact messages. */
  readonly messagesPerAddress: Throttle;
  /** Mails that verify an address, sent again. */
  readonly verificationsPerAccount: Throttle;
  /** Passwords that a signed-in customer tries in order to change it. */
  readonly passwordsPerCustomer: Throttle;
  /** Usernames that a customer asks for: each answer tells whether one is taken. */
  readonly usernamesPerCustomer: Throttle;
  /** Card forms that a customer asks for. */
  readonly formsPerCustomer: Throttle;
}

/**
 * Both databases take the library's own PostgreSQL store: it asks for nothing but `query`,
 * which PGlite offers too, so the same counters and the same SQL serve both.
 */
export function createThrottles(sql: PlainSql): Throttles {
  const allow = (keyPrefix: string, points: number): Throttle => {
    const limiter = new RateLimiterPostgres({
      storeClient: sql,
      storeType: 'client',
      tableName: 'throttles',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: quarterOfAnHour,
    });
    return {
      count: async (key) => {
        await limiter.consume(hashOf(key)).catch((refused: Error | RateLimiterRes) => {
          throw refused instanceof Error ? refused : tooMany(refused.msBeforeNext / 1000);
        });
      },
      forgive: async (key) => {
        await limiter.reward(hashOf(key));
      },
      clear: async (key) => {
        await limiter.delete(hashOf(key));
      },
    };
  };

  return {
    loginsPerAccount: allow('login-account', 10),
    loginsPerAddress: allow('login-address', 100),
    resetsPerEmail: allow('reset-email', 10),
    messagesPerAddress: allow('message-address', 100),
    verificationsPerAccount: allow('verification-account', 3),
    passwordsPerCustomer: allow('password-customer', 10),
    usernamesPerCustomer: allow('username-customer', 10),
    formsPerCustomer: allow('form-customer', 100),
  };
}
