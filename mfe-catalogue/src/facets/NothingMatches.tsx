import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/feedback';
import type { ChosenFacetsProps } from './ChosenFacets';
import { chosenOf, toggled } from './facet-choice';

/** Shown when no article has all chosen values, with links that remove one of them. */
export function NothingMatches({ choice, hrefOf }: ChosenFacetsProps) {
  const chosen = chosenOf(choice);
  return (
    <EmptyState
      picture="indisponible"
      title="Aucun produit ne réunit ces critères"
      text="Retirez l’un d’eux pour en voir davantage."
    >
      {chosen.length > 1 &&
        chosen.map(({ key, value }) => (
          <ButtonLink
            key={`${key} ${value}`}
            href={hrefOf(toggled(choice, key, value))}
            rel="nofollow"
            variant="secondary"
          >
            Sans «&nbsp;{value}&nbsp;»
          </ButtonLink>
        ))}
      <ButtonLink href={hrefOf({})} variant={chosen.length > 1 ? 'tertiary' : 'secondary'}>
        Tout effacer
      </ButtonLink>
    </EmptyState>
  );
}
