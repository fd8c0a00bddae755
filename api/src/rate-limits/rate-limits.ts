import type { Valkey } from 'iovalkey';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { networkOf } from 'server-kit/networks';
import type { PlainSql } from '../database/database';
import { Refusal, tooMany } from '../refusals/refusals';
import { hashOf } from '../secrets';

const hour = 60 * 60;
const quarterOfAnHour = hour / 4;
/** Maximum duration of a block in seconds. */
const longestWait = 4 * hour;
/** A /48 has 65,536 lines (/64); its limit is the limit of four lines. */
const linesOfSite = 4;

/** Limits attempts by key; all API processes share the counters. */
interface RateLimit {
  /** Counts an attempt, or a large one as several. @throws {Refusal} 429 when there were too many */
  count(key: string, attempts?: number): Promise<void>;
  /** Uncounts a successful attempt, except for the points in `keeps`. */
  forgive(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

/** Counts one attempt; returns false when there were too many. */
export async function isAllowed(limit: Pick<RateLimit, 'count'>, key: string): Promise<boolean> {
  try {
    await limit.count(key);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

interface Rule {
  readonly points: number;
  /** In seconds; a quarter of an hour by default. */
  readonly duration?: number;
  /** Points of an attempt. */
  readonly costs?: number;
  /** Points that stay counted after `forgive`. */
  readonly keeps?: number;
  /** Without Valkey, counts in the memory of each process: for requests as cheap as counting them. */
  readonly inMemory?: boolean;
}

/**
 * Creates the rate limits. They count in Valkey if configured, and in the database without it or while it is
 * unreachable. The library's PostgreSQL store only needs `query`, so it works on PostgreSQL and PGlite.
 */
export function createRateLimits(sql: PlainSql, valkey?: Valkey) {
  function limiterOf(keyPrefix: string, points: number, duration: number, inMemory = false) {
    const rule = { keyPrefix, points, duration };
    const table = { tableName: 'throttles', tableCreated: true, clearExpiredByTimeout: false };
    const fallback = inMemory
      ? new RateLimiterMemory(rule)
      : new RateLimiterPostgres({ storeClient: sql, storeType: 'client', ...table, ...rule });
    if (!valkey) return fallback;
    // RateLimiterRedis works with Valkey and Redis; the library's Valkey store only with Valkey.
    return new RateLimiterRedis({
      storeClient: valkey,
      rejectIfRedisNotReady: true,
      insuranceLimiter: fallback,
      ...rule,
    });
  }

  const limitBy = (
    limiter: ReturnType<typeof limiterOf>,
    { costs = 1, keeps = 0 }: Pick<Rule, 'costs' | 'keeps'> = {},
    refuse = async (_key: string, { msBeforeNext }: RateLimiterRes) => tooMany(msBeforeNext / 1000),
  ): RateLimit => ({
    count: async (key, attempts = 1) => {
      await limiter.consume(hashOf(key), costs * attempts).catch(async (refused: Error | RateLimiterRes) => {
        throw refused instanceof Error ? refused : await refuse(hashOf(key), refused);
      });
    },
    forgive: async (key) => {
      await limiter.reward(hashOf(key), costs - keeps);
    },
    clear: async (key) => {
      await limiter.delete(hashOf(key));
    },
  });

  const allow = (prefix: string, { points, duration = quarterOfAnHour, inMemory, ...rule }: Rule) =>
    limitBy(limiterOf(prefix, points, duration, inMemory), rule);

  /** The first block lasts for the rest of the period, each further block within a day twice as long. */
  function allowLessAndLess(prefix: string, points: number): RateLimit {
    const limiter = limiterOf(prefix, points, quarterOfAnHour);
    const stops = limiterOf(`${prefix}-stops`, points, 24 * hour);
    const limit = limitBy(limiter, {}, async (key, { consumedPoints, msBeforeNext }) => {
      // Exactly one of several parallel attempts, in any process, gets this count.
      if (consumedPoints !== points + 1) return tooMany(msBeforeNext / 1000);
      const times = (await stops.penalty(key)).consumedPoints;
      if (times === 1) return tooMany(msBeforeNext / 1000);
      const wait = Math.min(longestWait, quarterOfAnHour * 2 ** (times - 1));
      await limiter.block(key, wait);
      return tooMany(wait);
    });
    return {
      ...limit,
      clear: async (key) => {
        await Promise.all([limit.clear(key), stops.delete(hashOf(key))]);
      },
    };
  }

  /** Accepts IP addresses as keys, and counts by their networks. */
  function allowPerIp(prefix: string, rule: Rule): Omit<RateLimit, 'clear'> {
    const lines = allow(prefix, rule);
    const sites = allow(`${prefix}-site`, { ...rule, points: rule.points * linesOfSite });
    const both = (act: (limit: RateLimit, key: string) => Promise<void>) => async (address: string) => {
      const { line, site } = networkOf(address);
      await act(lines, line);
      if (site !== line) await act(sites, site);
    };
    return {
      count: (address, attempts) => both((limit, key) => limit.count(key, attempts))(address),
      forgive: both((limit, key) => limit.forgive(key)),
    };
  }

  return {
    /** Wrong passwords for an account from one network or known device; each further block lasts longer. */
    guessesPerSource: allowLessAndLess('guess-place', 10),
    /** Wrong passwords for an account from all unknown devices together. */
    guessesPerAccount: allow('guess-account', { points: 100 }),
    /** Sign-ins by network; a right password costs a sixth of a wrong one, since hashing is expensive. */
    loginsPerIp: allowPerIp('login-address', { points: 600, costs: 6, keeps: 1 }),
    /** Right and wrong passwords of one known device: limits the hashes that the API computes for it. */
    loginsPerDevice: allow('login-device', { points: 60 }),
    /** Resets of an account: one counter for all unknown devices, one per known device. */
    resetsPerAccount: allow('reset-account', { points: 3, duration: hour }),
    /** Registrations, resets, verification and contact messages, by network. */
    messagesPerIp: allowPerIp('message-address', { points: 100 }),
    /** Repeated verification emails, counted like resets. */
    verificationsPerAccount: allow('verification-account', { points: 3, duration: hour }),
    /** Acknowledgements of contact messages, by recipient. */
    acknowledgementsPerMailbox: allow('acknowledgement-mailbox', { points: 3, duration: hour }),
    passwordsPerCustomer: allow('password-customer', { points: 10 }),
    /** New usernames that a customer tries: each response reveals whether one is taken. */
    usernamesPerCustomer: allow('username-customer', { points: 10 }),
    /** Card forms and orders on account: the API inquires about each order for a day. */
    formsPerCustomer: allow('form-customer', { points: 100 }),
    /** Searches without a result for the typed words, by network. */
    mistypedPerIp: allowPerIp('mistyped-address', { points: 600, inMemory: true }),
    lookupsPerIp: allowPerIp('lookup-address', { points: 600 }),
    pdfsPerCustomer: allow('pdf-customer', { points: 60 }),
    /** Quotes, by started fifty lines: one takes as long to print as several product sheets. */
    quotesPerIp: allowPerIp('quote-address', { points: 30 }),
    orderExportsPerCustomer: allow('order-export-customer', { points: 30 }),
    dataExportsPerCustomer: allow('export-customer', { points: 10 }),
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;
