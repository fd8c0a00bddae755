import type { z } from 'zod';
import { type ApiCall, apiCalls } from '../api/calls';
import { Problem } from '../api/problem';

/** Error of a call or response that does not fit the API's contract. */
export class OutsideContract extends Error {
  override name = 'OutsideContract' as const;
}

/**
 * Returns the call of a line such as `GET products/SP-110/stock`, and its query.
 * @throws {OutsideContract}
 */
export function callOf(line: string): ApiCall & { readonly search: string } {
  const [path = line, search = ''] = line.split('?');
  const call = apiCalls[path] ?? apiCalls[patternOf(path) ?? ''];
  if (!call) throw new OutsideContract(`${line}: the API has no such call`);
  return { ...call, search };
}

/** Returns the call pattern that a path matches. */
const patternOf = (path: string) =>
  Object.keys(apiCalls).find((pattern) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}$`).test(path),
  );

/** @throws {OutsideContract} if the response does not fit the contract */
export function checkResponse(line: string, data: unknown): void {
  const sent = checked(`${line}: the answer`, callOf(line).answer, data);
  const extra = fieldsLeftOut(sent, data);
  if (extra.length > 0) throw new OutsideContract(`${line}: the API never answers ${extra.join(', ')}`);
}

/** Returns the paths of the fields that the schema removes, as the API does before it sends. */
function fieldsLeftOut(sent: unknown, data: unknown, above = ''): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const allowed = sent as Readonly<Record<string, unknown>>;
  return Object.entries(data).flatMap(([name, value]) =>
    name in allowed ? fieldsLeftOut(allowed[name], value, `${above}${name}.`) : [above + name],
  );
}

/** @throws {OutsideContract} if the API would refuse the query or body of the shop */
export function checkRequest(line: string, body: unknown): void {
  const { query, body: taken, search } = callOf(line);
  if (query) checked(`${line}: the query`, query, Object.fromEntries(new URLSearchParams(search)));
  if (taken) checked(`${line}: the body`, taken, body);
}

/** @throws {OutsideContract} if the API sends no such refusal */
export function checkRefusal(line: string, status: number, body: unknown): void {
  callOf(line);
  if (status < 400 || status > 599) throw new OutsideContract(`${line}: ${status} is no refusal`);
  checked(`${line}: the refusal`, Problem, body);
}

function checked(what: string, schema: z.ZodType, data: unknown): unknown {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`);
  throw new OutsideContract(`${what} does not fit the contract (${faults.join(', ')})`);
}
