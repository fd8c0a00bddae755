import type { Tokens } from 'shared-contracts/api/auth';
import { demoPassword } from '../../seed/customers';
import { createThrottles, type Throttles } from '../account/throttles';
import type { TestApi } from './test-api';

export const home = '198.51.100.9';
export const elsewhere = '203.0.113.7';

/** Network and device marks of a caller. */
export interface From {
  readonly from?: string;
  readonly marks?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls one after the other. */
export async function times<Result>(
  count: number,
  act: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < count; index += 1) results.push(await act(index));
  return results;
}

/** Each status once. */
export const statuses = (answers: readonly { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
];

/** Sign-ins and password resets, which are counted. */
export function triesAt(api: () => TestApi) {
  const signIn = (username: string, password: string, { from, marks, headers }: From = {}) =>
    api().call<Tokens & { code: string }>('POST', '/auth/login', {
      body: { username, password, ...(marks && { device_marks: marks }) },
      ...(from && { from }),
      ...(headers && { headers }),
    });

  const reset = (email: string, { from, marks, headers }: From = {}) =>
    api().call('POST', '/auth/password/reset', {
      body: { email, ...(marks && { device_marks: marks }) },
      ...(from && { from }),
      ...(headers && { headers }),
    });

  /** So many tries of a kind, as if they had been made by calls. */
  const spend = (kind: keyof Throttles, count: number, key: string) =>
    Promise.all(Array.from({ length: count }, () => createThrottles(api().database.sql)[kind].count(key)));

  /** The mark of a device that the customer has signed in with. */
  const markOf = async (username: string, from = home): Promise<string> =>
    (await signIn(username, demoPassword, { from })).data.device_mark ?? '';

  return { signIn, reset, spend, markOf };
}
