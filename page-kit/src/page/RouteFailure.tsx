import { type ComponentProps, useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { isApiError } from 'shared-contracts/http';
import { ErrorState } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';
import { PageMeta } from './PageMeta';

interface RouteFailureProps {
  /** Title of the document. */
  title: string;
  text: string;
}

/**
 * For the error boundary of a page whose data could not be loaded: logs the error and returns a retry
 * function. Rethrows all other errors, which the shell shows.
 */
export function useRouteFailure(): { retry: () => void; retrying: boolean } {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (!isApiError(error) && !isRouteErrorResponse(error)) throw error;

  useEffect(() => console.error(error), [error]);

  return { retry: () => void revalidate(), retrying: state === 'loading' };
}

/** Replaces a failed page; header and cart stay usable. */
export function RouteFailure({ title, text }: RouteFailureProps) {
  const { retry, retrying } = useRouteFailure();
  return (
    <Wrap>
      <PageMeta title={title} />
      <ErrorState headingLevel={1} text={text} retrying={retrying} onRetry={retry} />
    </Wrap>
  );
}

interface QueryFailureProps
  extends Pick<ComponentProps<typeof ErrorState>, 'title' | 'text' | 'headingLevel'> {
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** Replaces data that could not be loaded: logs the reason; 'Réessayer' repeats the request. */
export function QueryFailure({ query: { error, isFetching, refetch }, ...texts }: QueryFailureProps) {
  useEffect(() => console.error(error), [error]);
  return <ErrorState {...texts} retrying={isFetching} onRetry={() => void refetch()} />;
}
