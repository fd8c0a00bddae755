import { type Query, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { LateNote, UntilLate } from 'shared-ui/feedback';

/** Milliseconds after which slow code or data is announced, with a retry button (decision 000, point 70). */
export const slowAfter = 8000;

const isAwaited = ({ state }: Query) => state.status === 'pending' && state.fetchStatus !== 'idle';

/** Returns the props of `LateNote` and `UntilLate` (`shared-ui`); 'Réessayer' repeats pending requests. */
export function useLateData() {
  const queryClient = useQueryClient();
  const onRetry = useCallback(async () => {
    const awaited = queryClient.getQueryCache().findAll({ predicate: isAwaited });
    // A query without data would wait for the hanging request, so it is aborted first.
    await queryClient.cancelQueries({ predicate: isAwaited });
    // Errors are handled where the data is used.
    for (const query of awaited) query.fetch().catch(() => undefined);
  }, [queryClient]);
  return { after: slowAfter, onRetry };
}

/** `LateNote` for the requests of the page. */
export const LateDataNote = () => <LateNote {...useLateData()} />;

/** `UntilLate` for the requests of the page. */
export function UntilDataLate({ children }: { readonly children?: ReactNode }) {
  return <UntilLate {...useLateData()}>{children}</UntilLate>;
}
