import { ErrorState } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';

/** Shown for the pages of a remote that is down: one sentence and a retry without reload. */
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
