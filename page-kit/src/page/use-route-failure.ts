import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';

/** For the error boundary of a page: logs what failed and lets the visitor ask for the page again. */
export function useRouteFailure(): { retry: () => void; retrying: boolean } {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();

  useEffect(() => console.error(error), [error]);

  return { retry: () => void revalidate(), retrying: state === 'loading' };
}
