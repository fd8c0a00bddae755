import { useState } from 'react';
import { type ApiError, isApiError } from 'shared-contracts/http';

/**
 * A call behind a button: `busy` while it is under way, `refusal` says why it was refused. Defects are let through.
 * @param words of a refusal; without them the API's own
 */
export function useCall(words: (error: ApiError) => string = ({ message }) => message) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function run(call: () => Promise<void>): Promise<void> {
    setBusy(true);
    setRefusal(null);
    try {
      await call();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(words(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, refusal, run };
}

/** The native alert, which the specification names for some failures; the page shows the text too. */
export function notify(text: string): void {
  window.alert(text);
}
