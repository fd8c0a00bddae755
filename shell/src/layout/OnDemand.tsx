import { useStore } from 'jotai';
import { type ComponentType, createElement, type ReactNode, useCallback } from 'react';
import { DelaySentence, RetryNote } from 'shared-ui/feedback';
import { useLoad } from '../federation/use-load';
import { FailureBoundary } from '../recovery/FailureBoundary';
import { isMissingFile, reloadForMissingFile } from '../recovery/reload-document';
import styles from './OnDemand.module.css';

interface OnDemandProps<Props extends object> {
  /** Loads the part's code; called once per attempt. The same function in every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Loading state, replaced by a note when loading takes long. Null: nothing is shown. */
  readonly loading: ReactNode;
}

/** Renders a part of the layout whose code is loaded when it is first shown; a failed load can be retried. */
export function OnDemand<Props extends object>({ load, props, loading }: OnDemandProps<Props>) {
  const store = useStore();
  const loadPart = useCallback(
    (attempt: number) =>
      load().catch((error: unknown) => {
        if (isMissingFile(error)) void reloadForMissingFile({ store, byVisitor: attempt > 0 });
        throw error;
      }),
    [load, store],
  );
  const { loaded, pending, delay, retries, retry } = useLoad(null, loadPart);

  const note = (content: ReactNode) => <div className={styles.failure}>{content}</div>;
  if (pending) return loading && delay ? note(<DelaySentence delay={delay} onRetry={retry} />) : loading;
  const failure = note(
    <RetryNote onRetry={retry}>Cette partie de la boutique n’a pas pu être chargée.</RetryNote>,
  );
  if (!loaded) return failure;
  return (
    <FailureBoundary key={retries} failure={failure}>
      {createElement(loaded.value, props)}
    </FailureBoundary>
  );
}
