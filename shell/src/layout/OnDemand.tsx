import { useStore } from 'jotai';
import { slowAfter } from 'page-kit/page';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { RetryNote, UntilLate } from 'shared-ui/feedback';
import { giveUpFiles } from '../federation/remote-elements';
import { FailureBoundary } from '../recovery/FailureBoundary';
import { isMissingFile, reloadForMissingFile } from '../recovery/reload-document';
import styles from './OnDemand.module.css';

interface OnDemandProps<Props extends object> {
  /** Loads the part's code; called once per attempt. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Loading state, followed by a note when loading takes long. Null: nothing is shown. */
  readonly loading: ReactNode;
  /** Class of the element around the loading state. */
  readonly loadingClassName?: string | undefined;
}

const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => load().then((part) => ({ default: part })));

/** Renders a part of the layout whose code is loaded when it is first shown; a failed load can be retried. */
export function OnDemand<Props extends object>({
  load,
  props,
  loading,
  loadingClassName,
}: OnDemandProps<Props>) {
  // React caches the failure of a lazy component, so each attempt needs a new component.
  const [attempt, setAttempt] = useState(() => ({ count: 0, Part: lazily(load) }));
  const store = useStore();
  const retry = () => setAttempt(({ count }) => ({ count: count + 1, Part: lazily(load) }));

  function onFailure(error: unknown) {
    if (isMissingFile(error)) void reloadForMissingFile({ store, byVisitor: attempt.count > 0 });
  }
  const failure = (
    <div className={styles.failure}>
      <RetryNote onRetry={retry}>Cette partie de la boutique n’a pas pu être chargée.</RetryNote>
    </div>
  );
  function giveUpAndRetry() {
    giveUpFiles('shell');
    retry();
  }
  const waiting = loading && (
    <div className={loadingClassName}>
      <UntilLate after={slowAfter} onRetry={giveUpAndRetry}>
        {loading}
      </UntilLate>
    </div>
  );
  // The Suspense boundary is outside the keyed attempt: a retry does not unmount the note and its button.
  return (
    <Suspense fallback={waiting}>
      <FailureBoundary key={attempt.count} failure={failure} onFailure={onFailure}>
        <attempt.Part {...props} />
      </FailureBoundary>
    </Suspense>
  );
}
