import { noResponse } from './api-error';
import type { Fields, Kind, ResponseShapes, Shape } from './response-shapes';
import type { Call } from './types';

type NamedCall = Pick<Call, 'method' | 'path'>;

/** Whether a status is 2xx. */
export const succeeded = (status: number) => status >= 200 && status < 300;

/** Parses JSON; undefined if empty or a refusal that is none. @throws {ApiError} if a success is none */
export function readBody(status: number, text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    // A refusal with an unreadable body is still a refusal.
    if (succeeded(status)) throw noResponse('unreadable', error);
    return undefined;
  }
}

const patternOf = (call: string) => new RegExp(`^${call.replace(/:\w+/g, '[^/?]+')}(\\?|$)`);

/** Compiles the call patterns of the shapes, in their order. */
export const patternsOf = (shapes: ResponseShapes) =>
  Object.entries(shapes).map(([call, shape]) => ({ call, shape, pattern: patternOf(call) }));

/** Returns whether a call is one of `calls`, such as `GET users/lists/:id`. */
export function matcherOf(calls: readonly string[]) {
  const patterns = calls.map(patternOf);
  return ({ method, path }: NamedCall) => patterns.some((pattern) => pattern.test(`${method} ${path}`));
}

type ShapedCalls = ReturnType<typeof patternsOf>;

/** Returns the first call with a matching pattern, so that `products/facets` is not taken for a product. */
export const shapedCall = (calls: ShapedCalls, { method, path }: NamedCall) =>
  calls.find(({ pattern }) => pattern.test(`${method} ${path}`));

/** Lines logged since the page was opened: each once, not with every response. */
const logged = new Set<string>();

function warnOnce(line: string) {
  if (!logged.has(line)) console.warn(line);
  logged.add(line);
}

/**
 * Returns the data of a success with the types that pages expect: ids as texts, absent texts and lists empty,
 * unusable entries of lists omitted. Logs call and field of each fault.
 * @param extras the API has extras; fields of another API beyond the shape are dropped
 * @throws {ApiError} if the response is unusable
 */
export function readData(calls: ShapedCalls, call: NamedCall, data: unknown, extras: boolean): unknown {
  const shaped = shapedCall(calls, call);
  if (!shaped) return data;
  const value = isAbsent(data) ? undefined : read(data, shaped.shape, shaped.call, extras);
  if (value === undefined) throw noResponse('unreadable');
  return value;
}

/** Returns undefined for an unusable value. `field`: the call, and the path of the value in its response. */
function read(value: unknown, shape: Shape, field: string, extras: boolean): unknown {
  const present = value ?? emptyOf(shape);
  let result: unknown;
  if (typeof shape === 'string') result = readPlain(present, shape);
  else
    result = isList(shape)
      ? readList(present, shape, field, extras)
      : readFields(present, shape, field, extras);
  const isReportedBelow = typeof shape === 'object' && typeof value === 'object' && value !== null;
  if ((isAbsent(value) || result === undefined) && !isReportedBelow)
    warnOnce(`${field} is missing or has a wrong type`);
  return result ?? (shape === 'text' ? '' : undefined);
}

function emptyOf(shape: Shape): unknown {
  if (typeof shape === 'string') return shape === 'text' ? '' : undefined;
  return isList(shape) ? [] : {};
}

function readPlain(value: unknown, kind: Kind): unknown {
  if (kind === 'any') return value;
  if (kind === 'number') return value !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Without a usable entry the whole list is unusable: it would be shown as an empty one. */
function readList(value: unknown, [entry]: readonly [Shape], field: string, extras: boolean): unknown {
  if (!Array.isArray(value)) return undefined;
  const entries = value.map((each) => read(each, entry, field, extras)).filter((each) => each !== undefined);
  return entries.length > 0 || value.length === 0 ? entries : undefined;
}

function readFields(value: unknown, shape: Fields, field: string, extras: boolean): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  const fields: Record<string, unknown> = extras ? { ...given } : {};
  for (const [key, inner] of Object.entries(shape)) {
    const [name = '', optional] = key.split(/(?=[?|])/);
    const result =
      optional && isAbsent(given[name]) ? undefined : read(given[name], inner, `${field} ${name}`, extras);
    if (result === undefined && !optional) return undefined;
    fields[name] = result ?? (optional === '|null' ? null : undefined);
  }
  return fields;
}

const isAbsent = (value: unknown) => value === undefined || value === null;
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
