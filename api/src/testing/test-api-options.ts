import type { Writable } from 'node:stream';
import type { Logger } from 'drizzle-orm/logger';
import type { onRouteHookHandler } from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import type { Passwords } from '../account/passwords';
import type { CatalogueData } from '../pdf/catalogue';
import type { OrderData, QuoteData } from '../pdf/order-pdf';
import type { SheetData } from '../pdf/sheets';
import type { TestApi } from './test-api';

export interface Answer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface Call {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Socket address of the caller. */
  readonly from?: string;
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
  makeCatalogue?(data: CatalogueData): Promise<Buffer>;
  makeSheet?(data: SheetData): Promise<Buffer>;
  makeOrder?(data: OrderData): Promise<Buffer>;
  makeQuote?(data: QuoteData): Promise<Buffer>;
  /** Where the log goes, with all its details; by default nothing is logged. */
  readonly logTo?: Writable;
  /** Level of that log, `trace` by default. */
  readonly logLevel?: string;
  readonly trustedProxies?: string;
  /** Hashes passwords instead of the API's own. */
  readonly passwords?: Passwords;
  /** Called with every query. */
  readonly queries?: Logger;
  /** Called with every route that is registered. */
  readonly onRoute?: onRouteHookHandler;
  /** An open API whose database this one shares. */
  readonly beside?: TestApi;
}
