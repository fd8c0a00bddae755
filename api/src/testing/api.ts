import { TestApi } from './test-api';
import type { TestApiOptions } from './test-api-options';

/** The API of a test file, opened before its tests and closed after them. */
export let api: TestApi;
let chosen: TestApiOptions = {};

/** Sets the options of this file's API; call it outside of hooks and tests. */
export function openWith(options: TestApiOptions): void {
  chosen = options;
}

/** A response that refuses a call. @param more further data of it */
export const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  data: { code, ...more },
});

/** Headers of a file that only one customer downloads. */
export const downloadHeaders = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
});

/** Returns the kinds of the emails about an order. */
export async function emailsOf(orderId: string): Promise<string[]> {
  const rows = await api.sql<{ kind: string }>('select kind from mails where order_id = $1', orderId);
  return rows.map(({ kind }) => kind).sort();
}

beforeAll(async () => {
  api = await TestApi.open(chosen);
});
afterAll(() => api.close());
