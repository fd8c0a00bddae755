import type { Writable } from 'node:stream';
import type { Logger } from 'drizzle-orm/logger';
import type { FastifyInstance, onRouteHookHandler } from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import type { Passwords } from '../account/passwords';
import type { Printer } from '../pdf/printer';
import type { TestApi } from './test-api';

export interface Answer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface Call {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Socket address of the caller. */
  readonly from?: string | undefined;
}

/** How much time goes by. */
export interface Duration {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS';

export interface TestApiOptions {
  readonly settings?: Partial<Environment['settings']>;
  readonly company?: Partial<Environment['company']>;
  /** Makers of documents instead of the API's own. */
  readonly printer?: Partial<Omit<Printer, 'close'>>;
  /** Where the log goes, with all its details; by default nothing is logged. */
  readonly logTo?: Writable;
  /** Logs every request. */
  readonly accessLog?: boolean;
  /** Level of that log, `trace` by default. */
  readonly logLevel?: string;
  readonly trustedProxies?: string;
  readonly statusKey?: string;
  isDraining?(): boolean;
  readonly feedKeys?: readonly string[];
  watch?(server: FastifyInstance): void;
  /** Hashes passwords instead of the API's own. */
  readonly passwords?: Passwords;
  /** ms, 0 by default: each request sees what the test has just changed in the database. */
  readonly catalogueCheckedEvery?: number;
  /** Called with every query. */
  readonly queries?: Logger;
  /** Called with every route that is registered. */
  readonly onRoute?: onRouteHookHandler;
  /** An open API whose database this one shares. */
  readonly beside?: TestApi;
}
