import { answerShapes, type Shape } from './answer-shapes';
import { noAnswer } from './api-error';
import type { Method } from './http';

const patterns = Object.entries(answerShapes).map(([call, shape]) => ({
  call,
  shape,
  pattern: new RegExp(`^${call.replace(/:\w+/g, '[^/?]+')}(\\?|$)`),
}));

function fits(value: unknown, shape: Shape): boolean {
  if (shape === 'string or null') return (value ?? null) === null || typeof value === 'string';
  if (typeof shape === 'string') return typeof value === shape;
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((each) => fits(each, shape[0]));
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape).every(([name, kind]) => fits(fields[name], kind));
}

/** The call by whose shape an answer is judged; the first that fits, so that `products/facets` is no product. */
export const shapedCall = (method: Method, path: string) =>
  patterns.find(({ pattern }) => pattern.test(`${method} ${path}`));

/** @throws {ApiError} where a success lacks what pages take for granted: it is as good as no answer */
export function requireShape(method: Method, path: string, data: unknown): void {
  const shaped = shapedCall(method, path);
  if (shaped && !fits(data, shaped.shape)) throw noAnswer('unreadable');
}
