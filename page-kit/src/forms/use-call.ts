import { useState } from 'react';
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

/** Shows the native alert that the specification requires for some failures; the page shows the text, too. */
export function notify(text: string): void {
  window.alert(text);
}
