import { useQueryClient } from '@tanstack/react-query';
import { PageMeta } from 'page-kit/page';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { unknownError } from 'shared-contracts/api/unknown-error';
import { isApiError, isMissing } from 'shared-contracts/http';
import { ButtonLink } from 'shared-ui/button';
import { ErrorState } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';

/** True where what the URL names does not exist; the server replaces the API's refusal by its 404. */
export const isUnknownPath = (error: unknown) =>
  isRouteErrorResponse(error) ? error.status === 404 : isMissing(error);

/** Replaces a page whose data could not be loaded; defects are left to the shell. */
export function CatalogueError() {
  const error = useRouteError();
  const queryClient = useQueryClient();
  const { revalidate, state } = useRevalidator();

  function retry() {
    queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
    void revalidate();
  }

  if (!isApiError(error) && !isRouteErrorResponse(error)) throw error;
  return (
    <Wrap>
      <PageMeta title={unknownError} />
      <ErrorState
        headingLevel={1}
        title={unknownError}
        text="Cette partie de la boutique est momentanément indisponible. Votre panier est conservé."
        onRetry={retry}
        retrying={state === 'loading'}
      >
        <ButtonLink href="/" variant="secondary">
          Revenir à l’accueil
        </ButtonLink>
      </ErrorState>
    </Wrap>
  );
}
