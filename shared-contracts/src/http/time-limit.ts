import { isApiError, noAnswer } from './api-error';

/** Longest time of one attempt of a call, in milliseconds. */
export const timeLimit = 15_000;

/**
 * Runs an attempt with a signal that ends it at the time limit or when the caller aborts. Failures become an `ApiError`
 * without status; a caller's own abort is passed on as its reason.
 */
export async function withinTimeLimit<T>(
  callerSignal: AbortSignal | undefined,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  callerSignal?.throwIfAborted();
  const controller = new AbortController();
  const passOn = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', passOn);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, timeLimit);
  try {
    return await attempt(controller.signal);
  } catch (error) {
    if (isApiError(error)) throw error;
    callerSignal?.throwIfAborted();
    throw noAnswer(late ? 'timeout' : 'network', error);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', passOn);
  }
}
