import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import styles from './OnDemand.module.css';

interface OnDemandProps<Props extends object> {
  /** Loads the part's code; called once per attempt. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  readonly loading: ReactNode;
}

class LoadBoundary extends Component<{ failure: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.failure : this.props.children;
  }
}

const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => load().then((part) => ({ default: part })));

/** A part of the layout whose code arrives when it is first shown; a failed attempt can be repeated without reload. */
export function OnDemand<Props extends object>({ load, props, loading }: OnDemandProps<Props>) {
  // React keeps the failure of a lazy component for ever, so that each attempt needs a new one.
  const [attempt, setAttempt] = useState(() => ({ count: 0, Part: lazily(load) }));
  const retry = () => setAttempt(({ count }) => ({ count: count + 1, Part: lazily(load) }));

  const failure = (
    <div className={styles.failure}>
      <Note tone="bad" role="alert">
        Cette partie de la boutique n’a pas pu être chargée.
      </Note>
      <Button variant="secondary" icon="refresh" onClick={retry}>
        Réessayer
      </Button>
    </div>
  );
  return (
    <LoadBoundary key={attempt.count} failure={failure}>
      <Suspense fallback={loading}>
        <attempt.Part {...props} />
      </Suspense>
    </LoadBoundary>
  );
}
