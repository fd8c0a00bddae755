import type { Problem } from '../api/problem';
import { unknownError } from '../api/unknown-error';

interface Details {
  /** Null without a usable response (network, time limit, unreadable). */
  readonly status: number | null;
  /** In snake_case: a code of the API or of the session, `network`, `timeout`, `unreadable` or `http`. */
  readonly code: string;
  readonly message?: string | undefined;
  readonly body?: unknown;
  readonly cause?: unknown;
}

/** Error of a call that was refused or had no usable response. `message` is a French sentence for users. */
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

/** Checks the name instead of the class: two bundles may contain two copies of it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** Whether the requested resource does not exist (404) or its code is refused (400). */
export function isMissing(error: unknown): error is ApiError {
  return isApiError(error) && (error.status === 404 || error.status === 400);
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Returns the error for a response outside 2xx, with the API's message and code if it sends them. */
export function refusal(status: number, body: unknown): ApiError {
  const problem: Partial<Problem> = typeof body === 'object' && body !== null ? body : {};
  return new ApiError({ status, code: text(problem.code) ?? 'http', message: text(problem.message), body });
}

/** Returns the error for a call without a usable response. */
export function noResponse(code: 'network' | 'timeout' | 'unreadable', cause?: unknown): ApiError {
  return new ApiError({ status: null, code, cause });
}
