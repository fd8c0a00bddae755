import type { AnswerShapes, Shape } from './answer-shapes';
import { noAnswer } from './api-error';
import type { Method } from './http';

function fits(value: unknown, shape: Shape): boolean {
  if (shape === 'string or null') return (value ?? null) === null || typeof value === 'string';
  if (typeof shape === 'string') return typeof value === shape;
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((each) => fits(each, shape[0]));
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape).every(([name, kind]) => fits(fields[name], kind));
}

/** The call by whose shape an answer is judged, and that shape; the first that fits, so that `products/facets` is no product. */
export const shapedCall = (shapes: AnswerShapes, method: Method, path: string) =>
  Object.entries(shapes).find(([call]) =>
    new RegExp(`^${call.replace(/:\w+/g, '[^/?]+')}(\\?|$)`).test(`${method} ${path}`),
  );

/** @throws {ApiError} where a success lacks what pages take for granted: it is as good as no answer */
export function requireShape(shapes: AnswerShapes, method: Method, path: string, data: unknown): void {
  const [, shape] = shapedCall(shapes, method, path) ?? [];
  if (shape && !fits(data, shape)) throw noAnswer('unreadable');
}
