import { noResponse } from './api-error';
import type { ResponseShapes, Shape } from './response-shapes';
import type { Method } from './types';

export const succeeded = (status: number) => status >= 200 && status < 300;

/** Parses the JSON of a response; undefined if empty. @throws {ApiError} if a success cannot be parsed */
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

function fits(value: unknown, shape: Shape): boolean {
  if (shape === 'string or null') return (value ?? null) === null || typeof value === 'string';
  if (typeof shape === 'string') return typeof value === shape;
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((each) => fits(each, shape[0]));
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape).every(([name, kind]) => fits(fields[name], kind));
}

/** Compiles the call patterns of the shapes, in their order. */
export const patternsOf = (shapes: ResponseShapes) =>
  Object.entries(shapes).map(([call, shape]) => ({
    call,
    shape,
    pattern: new RegExp(`^${call.replace(/:\w+/g, '[^/?]+')}(\\?|$)`),
  }));

type ShapedCalls = ReturnType<typeof patternsOf>;

/** Returns the first call with a matching pattern, so that `products/facets` is not taken for a product. */
export const shapedCall = (calls: ShapedCalls, method: Method, path: string) =>
  calls.find(({ pattern }) => pattern.test(`${method} ${path}`));

/** @throws {ApiError} if a success lacks required fields */
export function requireShape(calls: ShapedCalls, method: Method, path: string, data: unknown): void {
  const shaped = shapedCall(calls, method, path);
  if (shaped && !fits(data, shaped.shape)) throw noResponse('unreadable');
}
