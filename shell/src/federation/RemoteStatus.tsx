import { slowAfter } from 'page-kit/page';
import { useEffect, useState } from 'react';
import { Button } from 'shared-ui/button';
import { ErrorState } from 'shared-ui/empty-state';
import { Wrap } from 'shared-ui/layout';
import { Note } from 'shared-ui/note';
import classes from './RemoteStatus.module.css';

/** True once `pending` has lasted 8 s, until it ends: another try meanwhile moves no button from under the pointer. */
export function useIsSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return slow;
}

/** Shown while the attempt goes on, above the skeleton. */
export function SlowNote({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.slow}>
      <Note tone="info" role="status">
        <span className={classes.row}>
          <span>Le chargement est toujours en cours, plus long que d’habitude.</span>
          <Button variant="secondary" size="small" onClick={onRetry}>
            Réessayer
          </Button>
        </span>
      </Note>
    </div>
  );
}

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
