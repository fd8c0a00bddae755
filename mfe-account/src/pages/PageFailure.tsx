import { PageMeta, useRouteFailure } from 'page-kit/page';
import { ErrorState } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';

/** Shown when the account cannot be loaded; header and cart stay usable. */
export function PageFailure() {
  const { retry, retrying } = useRouteFailure();
  return (
    <Wrap>
      <PageMeta title="Mon compte" />
      <ErrorState
        headingLevel={1}
        text="Votre compte ne peut pas être affiché pour le moment."
        retrying={retrying}
        onRetry={retry}
      />
    </Wrap>
  );
}
