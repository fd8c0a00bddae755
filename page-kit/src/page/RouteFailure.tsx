import { type ComponentProps, useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { isApiError } from 'shared-contracts/http';
import { ErrorState } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';
import { PageMeta } from './PageMeta';

interface RouteFailureProps {
  /** Of the window. */
  title: string;
  text: string;
}

/**
 * For the error boundary of a page whose data could not be had: logs what failed and lets the visitor ask for the page again.
 * Throws everything else on: a defect is no failed call, and the shell shows it.
 */
export function useRouteFailure(): { retry: () => void; retrying: boolean } {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (!isApiError(error) && !isRouteErrorResponse(error)) throw error;

  useEffect(() => console.error(error), [error]);

  return { retry: () => void revalidate(), retrying: state === 'loading' };
}

/** Instead of such a page; header and cart stay usable. */
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

/** Instead of data that could not be had: the reason goes to the console, 'Réessayer' repeats the call. */
export function QueryFailure({ query: { error, isFetching, refetch }, ...words }: QueryFailureProps) {
  useEffect(() => console.error(error), [error]);
  return <ErrorState {...words} retrying={isFetching} onRetry={() => void refetch()} />;
}
