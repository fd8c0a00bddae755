import { useRouteFailure } from 'page-kit/page';
import { ErrorState } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';

/** Shown instead of a page whose data could not be had; header and cart stay alive. */
export function PageFailure() {
  const { retry, retrying } = useRouteFailure();
  return (
    <Wrap>
      <ErrorState
        headingLevel={1}
        text="Cette page n’a pas pu être affichée. Votre panier est conservé."
        retrying={retrying}
        onRetry={retry}
      />
    </Wrap>
  );
}
