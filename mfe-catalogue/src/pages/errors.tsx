import { useQueryClient } from '@tanstack/react-query';
import { PageMeta, useRouteFailure } from 'page-kit/page';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { unknownError } from 'shared-contracts/api/unknown-error';
import { isMissing } from 'shared-contracts/http';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState, ErrorState } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';
import { CategoryLinks } from '../components/CategoryLinks';

/** Returns true if the URL's category or product does not exist. The server throws its own 404 response. */
const isUnknownPath = (error: unknown) =>
  isRouteErrorResponse(error) ? error.status === 404 : isMissing(error);

/** Shown when the data of a page could not be loaded. The shell handles defects. */
export function CatalogueError() {
  const queryClient = useQueryClient();
  const { retry, retrying } = useRouteFailure();

  function retryAll() {
    queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
    retry();
  }

  return (
    <Wrap>
      <PageMeta title={unknownError} />
      <ErrorState
        headingLevel={1}
        title={unknownError}
        text="Cette partie de la boutique est momentanément indisponible. Votre panier est conservé."
        onRetry={retryAll}
        retrying={retrying}
      >
        <ButtonLink href="/" variant="secondary">
          Revenir à l’accueil
        </ButtonLink>
      </ErrorState>
    </Wrap>
  );
}

/** Shown when a list failed: its category is unknown, or its data could not be loaded. */
export function ListError() {
  return isUnknownPath(useRouteError()) ? <UnknownCategory /> : <CatalogueError />;
}

/** Shown when the page of a product failed: the product is unknown, or its data could not be loaded. */
export function ProductError() {
  return isUnknownPath(useRouteError()) ? <UnknownProduct /> : <CatalogueError />;
}

/** Title, reason, and links to continue. */
function UnknownPath(content: { title: string; text: string; children: ReactNode }) {
  return (
    <Wrap>
      <PageMeta title={content.title} />
      <EmptyState picture="indisponible" headingLevel={1} {...content} />
    </Wrap>
  );
}

/** Shown for an unknown category or sub-category. */
export function UnknownCategory() {
  return (
    <UnknownPath
      title="Famille introuvable"
      text="Cette famille de produits n’existe pas, ou n’existe plus. En voici d’autres&nbsp;:"
    >
      <CategoryLinks />
    </UnknownPath>
  );
}

function UnknownProduct() {
  return (
    <UnknownPath
      title="Produit introuvable"
      text="Cet article n’est plus au catalogue, ou son adresse contient une erreur."
    >
      <ButtonLink href="/category-product">Voir les familles de produits</ButtonLink>
    </UnknownPath>
  );
}
