import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/feedback';
import type { ChosenFacetsProps } from './ChosenFacets';

/** Shown when no article has all chosen values, which are above it with links that remove one of them. */
export const NothingMatches = ({ hrefOf }: Pick<ChosenFacetsProps, 'hrefOf'>) => (
  <EmptyState
    picture="indisponible"
    title="Aucun produit ne réunit ces critères"
    text="Retirez l’un d’eux pour en voir davantage."
  >
    <ButtonLink href={hrefOf({})} variant="secondary">
      Tout effacer
    </ButtonLink>
  </EmptyState>
);
