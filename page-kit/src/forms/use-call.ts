import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { type ApiError, isApiError } from 'shared-contracts/http';

/**
 * State of a request started by a button; a refusal sets `refusal`, other errors are rethrown.
 * @param messageOf returns the text of a refusal; the API's message by default
 */
export function useCall(messageOf: (error: ApiError) => string = ({ message }) => message) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function run(call: () => Promise<void>): Promise<void> {
    setBusy(true);
    setRefusal(null);
    try {
      await call();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, refusal, run };
}

/** Also shows the text as a toast, for `messageOf`. */
export function toasted(text: string): string {
  toast.error(text);
  return text;
}

/** For `catch` of a deletion: what does not exist any more counts as deleted. Rethrows other errors. */
export function ignoreNotFound(error: unknown): void {
  if (!isApiError(error) || error.status !== 404) throw error;
}
