import { Component, type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { ErrorState } from 'shared-ui/empty-state';
import { useFederation } from './context';
import { SlowNote, useIsSlow } from './RemoteStatus';

type Fragments = Readonly<Record<string, ComponentType<Record<string, unknown>>>>;

interface FragmentProps {
  readonly remote: string;
  readonly name: string;
  readonly props?: Record<string, unknown>;
  /** Shown in its place while it is loaded. */
  readonly loading: ReactNode;
  /** Wraps what stands in its place while it is loading, late or failed, e.g. in the panel that it would open itself. */
  readonly frame?: (content: ReactNode) => ReactNode;
}

const plain = (content: ReactNode) => content;

/** Contains a defect of the fragment: its place shows a sentence, the page goes on. */
class FragmentBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

type State = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Shown: Fragments[string] };

/** What a remote shows inside the shell's layout. Mounted by the shell alone, loaded when it is first mounted. */
export function Fragment({ remote, name, props = {}, loading, frame = plain }: FragmentProps) {
  const { loader } = useFederation();
  const [state, setState] = useState<State>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const slow = useIsSlow(state.status === 'loading', attempt);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let current = true;
    loader.load(remote, 'fragments').then(
      (fragments) => {
        const Shown = (fragments as Fragments)[name];
        if (!Shown) console.warn(`${remote} exposes no fragment '${name}'`);
        if (current) setState(Shown ? { status: 'ready', Shown } : { status: 'failed' });
      },
      (error: unknown) => {
        console.warn(error);
        if (current) setState({ status: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [loader, remote, name, attempt]);

  function retry() {
    loader.refresh(remote);
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }

  const failure = frame(<ErrorState text="Cette partie de la boutique ne répond pas." onRetry={retry} />);
  if (state.status === 'failed') return failure;
  if (state.status === 'loading') {
    return frame(
      <>
        {slow && <SlowNote onRetry={retry} />}
        {loading}
      </>,
    );
  }
  return (
    <FragmentBoundary key={attempt} fallback={failure}>
      <state.Shown {...props} />
    </FragmentBoundary>
  );
}

/** Loads a remote's fragments before they are asked for (hover, focus, idle); a failure is left to the real attempt. */
export function usePreloadFragment(): (remote: string) => void {
  const { loader } = useFederation();
  return useCallback((remote) => void loader.load(remote, 'fragments').catch(() => undefined), [loader]);
}
