import { PageMeta } from 'page-kit/page';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ButtonLink } from 'shared-ui/button';
import { ErrorState } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';

/** Shown for an unexpected error. The English title is from the specification (section 8). */
export function UnexpectedErrorPage() {
  const error = useRouteError();
  // React has logged an error of rendering, but nothing else logs one of a loader.
  useEffect(() => console.error(error), [error]);
  return (
    <Wrap>
      <PageMeta title="Erreur" />
      <ErrorState
        headingLevel={1}
        title={<span lang="en">Unexpected Application Error!</span>}
        text="Une erreur inattendue s’est produite. Votre panier est conservé&nbsp;: rechargez la page pour continuer."
        onRetry={() => window.location.reload()}
      >
        <ButtonLink href="/" variant="secondary">
          Revenir à l’accueil
        </ButtonLink>
      </ErrorState>
    </Wrap>
  );
}
