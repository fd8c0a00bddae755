import { unknownError } from 'shared-contracts/api/unknown-error';

/** Why the card form is not there, in words: the library rejects with errors, with plain texts or with objects of its own. */
export function setupFailure(error: unknown): string {
  if (typeof error === 'string') return error;
  const { message, errorMessage } = (error ?? {}) as { message?: unknown; errorMessage?: unknown };
  return [errorMessage, message].find((words) => typeof words === 'string') ?? unknownError;
}
