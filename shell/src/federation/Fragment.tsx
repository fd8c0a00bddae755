import { DeploymentContext } from 'page-kit/page';
import { type ComponentType, createElement, type ReactNode, useCallback } from 'react';
import type { Slot, SlotProps } from 'shared-contracts/remotes/slots';
import { DelayNote, ErrorState } from 'shared-ui/feedback';
import { FailureBoundary } from '../recovery/FailureBoundary';
import { remoteOfSlot } from './find-owner';
import { useFederation } from './use-federation';
import { useLoad } from './use-load';

type Fragments<Name extends Slot> = { readonly [Key in Name]?: ComponentType<SlotProps[Name]> };

interface FragmentProps<Name extends Slot> {
  readonly slot: Name;
  readonly props: SlotProps[Name];
  /** Shown while the fragment loads. */
  readonly loading: ReactNode;
  /** Wraps the content while the fragment is loading, late or failed, e.g. in the panel that it opens. */
  readonly frame?: (content: ReactNode) => ReactNode;
}

const plain = (content: ReactNode) => content;

/** Renders the fragment of a slot in the shell's layout; its remote is loaded when it is first mounted. */
export function Fragment<Name extends Slot>({ slot, props, loading, frame = plain }: FragmentProps<Name>) {
  const { loader, pages, owners } = useFederation();
  const remote = remoteOfSlot(slot, owners);
  const load = useCallback(async () => {
    if (!remote) throw new Error(`no remote of the environment has the slot '${slot}'`);
    const fragments = (await loader.load(remote, 'fragments')) as Fragments<Name>;
    const Shown: ComponentType<SlotProps[Name]> | undefined = fragments[slot];
    if (!Shown) throw new Error(`${remote} exposes no fragment '${slot}'`);
    return Shown;
  }, [loader, remote, slot]);
  const { loaded, pending, delay, retries, retry } = useLoad(remote, load);

  if (pending) {
    return frame(
      <>
        <DelayNote delay={delay} onRetry={retry} />
        {loading}
      </>,
    );
  }
  const failure = frame(<ErrorState text="Cette partie de la boutique ne répond pas." onRetry={retry} />);
  if (!remote || !loaded) return failure;
  return (
    <FailureBoundary key={retries} failure={failure}>
      <DeploymentContext value={pages.deploymentOf(remote)}>
        {createElement(loaded.value, props)}
      </DeploymentContext>
    </FailureBoundary>
  );
}

/** Returns a function that preloads a fragment, for hover and focus; opening the slot retries a failed load. */
export function usePreloadFragment(slot: Slot): () => void {
  const { loader, owners } = useFederation();
  const remote = remoteOfSlot(slot, owners);
  return () => {
    if (remote) void loader.load(remote, 'fragments').catch(() => undefined);
  };
}
