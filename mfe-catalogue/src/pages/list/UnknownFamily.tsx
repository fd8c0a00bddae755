import type { Category } from 'shared-contracts/api/products';
import { EmptyState } from 'shared-ui/empty-state';
import { Wrap } from 'shared-ui/layout';
import { FamilyLinks } from '../../components/FamilyLinks';
import { PageMeta } from '../../components/PageMeta';

/** No such family or sub-category: the ways on instead of a redirect. */
export function UnknownFamily({ families }: { families: readonly Category[] }) {
  return (
    <Wrap>
      <PageMeta title="Famille introuvable" />
      <EmptyState
        picture="indisponible"
        headingLevel={1}
        title="Famille introuvable"
        text="Cette famille de produits n’existe pas ou n’existe plus. Choisissez-en une autre :"
      >
        <FamilyLinks families={families} />
      </EmptyState>
    </Wrap>
  );
}
