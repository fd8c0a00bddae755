import { PageMeta, useRouteFailure } from 'page-kit/page';
import { ErrorState } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';

/** Instead of a page whose data could not be had. */
export function PageFailure() {
  const { retry, retrying } = useRouteFailure();
  return (
    <Wrap>
      <PageMeta title="Nos marques" />
      <ErrorState
        headingLevel={1}
        text="Cette page ne peut pas être affichée pour le moment."
        retrying={retrying}
        onRetry={retry}
      />
    </Wrap>
  );
}
