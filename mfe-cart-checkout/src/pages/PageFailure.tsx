import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorState } from 'shared-ui/empty-state';
import { Wrap } from 'shared-ui/layout';

/** Shown in place of a page that could not be loaded or that failed; header and cart stay alive. */
export function PageFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();

  useEffect(() => console.error(error), [error]);

  return (
    <Wrap>
      <ErrorState
        headingLevel={1}
        text="Cette page n’a pas pu être affichée. Votre panier est conservé."
        retrying={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </Wrap>
  );
}
