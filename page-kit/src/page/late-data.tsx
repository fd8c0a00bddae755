import { type Query, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { LateNote, UntilLate } from 'shared-ui/feedback';

/** ms after which code that is still on its way is announced, with a way to ask again (decision 000, point 70). */
export const slowAfter = 8000;

export interface LateData {
  /** ms after which the visitor learns of the wait. */
  readonly after: number;
  readonly onRetry: () => void;
}

const isAwaited = ({ state }: Query) => state.status === 'pending' && state.fetchStatus !== 'idle';

/** What `LateNote` and `UntilLate` of `shared-ui` need: 'Réessayer' repeats all pending calls. */
export function useLateData(): LateData {
  const queryClient = useQueryClient();
  const onRetry = useCallback(async () => {
    const awaited = queryClient.getQueryCache().findAll({ predicate: isAwaited });
    // A query without data would wait for the call that hangs, so that call is aborted first.
    await queryClient.cancelQueries({ predicate: isAwaited });
    // A failure comes up where the data is used.
    for (const query of awaited) query.fetch().catch(() => undefined);
  }, [queryClient]);
  return { after: slowAfter, onRetry };
}

/** `LateNote` for data: 'Réessayer' repeats all pending calls. */
export const LateDataNote = () => <LateNote {...useLateData()} />;

/** `UntilLate` for data. */
export function UntilDataLate({ children }: { readonly children?: ReactNode }) {
  return <UntilLate {...useLateData()}>{children}</UntilLate>;
}
