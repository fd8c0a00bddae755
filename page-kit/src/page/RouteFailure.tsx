import { useEffect } from 'react';
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
 * Shown by the error boundary of a page whose data could not be had; header and cart stay usable. Throws everything else on: a
 * defect is no failed call, and the shell shows it.
 */
export function RouteFailure({ title, text }: RouteFailureProps) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (!isApiError(error) && !isRouteErrorResponse(error)) throw error;

  useEffect(() => console.error(error), [error]);

  return (
    <Wrap>
      <PageMeta title={title} />
      <ErrorState
        headingLevel={1}
        text={text}
        retrying={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </Wrap>
  );
}
