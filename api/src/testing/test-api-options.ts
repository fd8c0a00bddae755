import type { Logger } from 'drizzle-orm/logger';
import type { onRouteHookHandler } from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import type { AppDeps } from '../app';
import type { Database } from '../database/database';

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

/** An amount of time. */
export interface Duration {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS';

type OwnDeps = 'environment' | 'database' | 'secret' | 'payment' | 'provider' | 'version' | 'dataDirectory';

/** `logTo` receives all log levels unless `logLevel` is set; by default nothing is logged. */
export interface TestApiOptions extends Partial<Omit<AppDeps, OwnDeps | 'printer' | 'silhouettes'>> {
  readonly settings?: Partial<Environment['settings']>;
  readonly company?: Partial<Environment['company']>;
  /** Replaces functions that generate documents. */
  readonly printer?: Partial<AppDeps['printer']>;
  /** Called with every query. */
  readonly queries?: Logger;
  /** Called with every registered route. */
  readonly onRoute?: onRouteHookHandler;
  /** An open API, with which this one shares the database. */
  readonly beside?: { readonly database: Database };
}
