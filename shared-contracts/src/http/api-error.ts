import type { Problem } from '../api/problem';
import { unknownError } from '../api/unknown-error';

interface Details {
  /** Null: no usable answer (network, time limit, unreadable). */
  readonly status: number | null;
  /** In snake_case: the API's own, `network`, `timeout`, `unreadable`, `http`, or one of the session. */
  readonly code: string;
  readonly message?: string | undefined;
  readonly body?: unknown;
  readonly cause?: unknown;
}

/** A call that was refused or had no usable answer. `message` is a French sentence that may be shown. */
export class ApiError extends Error {
  override name = 'ApiError' as const;
  readonly status: number | null;
  readonly code: string;
  readonly body: unknown;

  constructor({ status, code, message = unknownError, body, cause }: Details) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

/** Judges by name: two bundles may hold two copies of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** The API has no such thing (404), or refuses its code (400). */
export function isMissing(error: unknown): error is ApiError {
  return isApiError(error) && (error.status === 404 || error.status === 400);
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The error of an answer outside 2xx, in the API's words where it gives some. */
export function refusal(status: number, body: unknown): ApiError {
  const problem: Partial<Problem> = typeof body === 'object' && body !== null ? body : {};
  return new ApiError({ status, code: text(problem.code) ?? 'http', message: text(problem.message), body });
}

/** The error of a call without usable answer. */
export function noResponse(code: 'network' | 'timeout' | 'unreadable', cause?: unknown): ApiError {
  return new ApiError({ status: null, code, cause });
}
