import { isApiError, noResponse } from './api-error';

/** Longest time of one attempt of a call, in milliseconds. */
export const timeLimit = 15_000;

/**
 * Runs an attempt that ends at the time limit or when the caller aborts. A failure is an `ApiError` without
 * status, an abort rejects with the caller's reason.
 */
export async function withinTimeLimit<T>(
  callerSignal: AbortSignal | undefined,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  callerSignal?.throwIfAborted();
  const controller = new AbortController();
  const passOn = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', passOn);
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    controller.abort();
  }, timeLimit);
  try {
    return await attempt(controller.signal);
  } catch (error) {
    if (isApiError(error)) throw error;
    callerSignal?.throwIfAborted();
    throw noResponse(isTimedOut ? 'timeout' : 'network', error);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', passOn);
  }
}
