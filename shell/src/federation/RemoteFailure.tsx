import { ErrorState } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';

/** A remote that is down costs its own pages: one sentence and a way to try again without reload. */
export function RemoteFailure({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <Wrap>
      <ErrorState
        title="Cette partie de la boutique ne répond pas"
        text="Le reste du site fonctionne et votre panier est conservé."
        onRetry={onRetry}
        retrying={retrying}
      />
    </Wrap>
  );
}
