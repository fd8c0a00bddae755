import type { Logger } from 'drizzle-orm/logger';
import type { onRouteHookHandler } from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import type { AppDeps } from '../app';
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

type OwnDeps = 'environment' | 'database' | 'secret' | 'payment' | 'provider' | 'version' | 'dataDirectory';

/** `logTo`: with all its details unless `logLevel` says otherwise; by default nothing is logged. */
export interface TestApiOptions extends Partial<Omit<AppDeps, OwnDeps | 'printer' | 'silhouettes'>> {
  readonly settings?: Partial<Environment['settings']>;
  readonly company?: Partial<Environment['company']>;
  /** Makers of documents instead of the API's own. */
  readonly printer?: Partial<AppDeps['printer']>;
  /** Called with every query. */
  readonly queries?: Logger;
  /** Called with every route that is registered. */
  readonly onRoute?: onRouteHookHandler;
  /** An open API whose database this one shares. */
  readonly beside?: TestApi;
}
