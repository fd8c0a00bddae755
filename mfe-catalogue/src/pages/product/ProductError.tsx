import { PageMeta } from 'page-kit/page';
import { useRouteError } from 'react-router-dom';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';
import { CatalogueError, isUnknownPath } from '../../components/CatalogueError';

export function ProductError() {
  return isUnknownPath(useRouteError()) ? <UnknownProduct /> : <CatalogueError />;
}

function UnknownProduct() {
  return (
    <Wrap>
      <PageMeta title="Produit introuvable" />
      <EmptyState
        picture="indisponible"
        headingLevel={1}
        title="Produit introuvable"
        text="Cet article n’est plus au catalogue, ou son adresse contient une erreur."
      >
        <ButtonLink href="/category-product">Voir les familles de produits</ButtonLink>
      </EmptyState>
    </Wrap>
  );
}
