import { type ComponentProps, useEffect } from 'react';
import { ErrorState } from 'shared-ui/feedback';

interface QueryFailureProps
  extends Pick<ComponentProps<typeof ErrorState>, 'title' | 'text' | 'headingLevel'> {
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** Instead of data that could not be had: the reason goes to the console, 'Réessayer' repeats the call. */
export function QueryFailure({ query: { error, isFetching, refetch }, ...words }: QueryFailureProps) {
  useEffect(() => console.error(error), [error]);
  return <ErrorState {...words} retrying={isFetching} onRetry={() => void refetch()} />;
}
