import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from 'page-kit/catalogue';
import { PageMeta } from 'page-kit/page';
import { useRouteError } from 'react-router-dom';
import { useHttp } from 'shared-contracts/http';
import { EmptyState } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';
import { CatalogueError, isUnknownPath } from '../../components/CatalogueError';
import { CategoryLinks } from '../../components/Tags';

/** No such category or sub-category: the ways on instead of a redirect. */
export function UnknownCategory() {
  const { data: categories = [] } = useQuery(categoriesQuery(useHttp()));
  return (
    <Wrap>
      <PageMeta title="Famille introuvable" />
      <EmptyState
        picture="indisponible"
        headingLevel={1}
        title="Famille introuvable"
        text="Cette famille de produits n’existe pas, ou n’existe plus. En voici d’autres&nbsp;:"
      >
        <CategoryLinks categories={categories} />
      </EmptyState>
    </Wrap>
  );
}

export function ListError() {
  return isUnknownPath(useRouteError()) ? <UnknownCategory /> : <CatalogueError />;
}
