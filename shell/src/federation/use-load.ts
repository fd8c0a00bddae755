import { useEffect, useState } from 'react';
import { useFederation } from './context';
import { useIsSlow } from './RemoteStatus';

interface Outcome<T> {
  /** The try that it belongs to. */
  readonly of: number;
  /** Null when the try failed. */
  readonly loaded: { readonly value: T } | null;
}

export interface Load<T> {
  /** What was loaded; null while it is on its way or when it failed. */
  readonly loaded: { readonly value: T } | null;
  /** The last try that ended has failed; true as well while another one goes on. */
  readonly failed: boolean;
  readonly pending: boolean;
  /** It has been pending for longer than usual. */
  readonly slow: boolean;
  /** How often somebody has asked for another try. */
  readonly retries: number;
  /** Asks for every file of the remote afresh. */
  readonly retry: () => void;
}

/** Loads something of a remote when the component is mounted, and again whenever somebody wants another try. */
export function useLoad<T>(remote: string, load: () => Promise<T>): Load<T> {
  const { loader } = useFederation();
  const [retries, setRetries] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  const pending = outcome?.of !== retries;

  useEffect(() => {
    let current = true;
    const settle = (loaded: Outcome<T>['loaded']) => current && setOutcome({ of: retries, loaded });
    load().then(
      (value) => settle({ value }),
      (error: unknown) => {
        console.warn(error);
        settle(null);
      },
    );
    return () => {
      current = false;
    };
  }, [load, retries]);

  function retry() {
    loader.refresh(remote);
    setRetries((count) => count + 1);
  }

  return {
    loaded: pending ? null : outcome.loaded,
    failed: outcome !== null && outcome.loaded === null,
    pending,
    slow: useIsSlow(pending, retries),
    retries,
    retry,
  };
}
