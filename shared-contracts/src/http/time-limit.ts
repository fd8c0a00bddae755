import { isApiError, noResponse } from './api-error';

/** Timeout of one attempt of a call, in milliseconds. */
export const timeLimit = 15_000;

/**
 * Runs an attempt, which is aborted at the time limit or by the caller. A failure rejects with an `ApiError`
 * without status, an abort with the caller's reason.
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
