import { slowAfter } from 'page-kit/page';
import { useEffect } from 'react';
import { useDelay } from 'shared-ui/feedback';
import { useFederation } from './context';
import { RemoteFailure } from './RemoteFailure';
import type { RoutePosition } from './RemotePart';
import { useOnline } from './use-online';
import { useRetry } from './use-retry';

/** A page whose file did not arrive; it may be gone because another version was deployed, which is then taken at once. */
export function MissingRemoteFile({ remote, id }: RoutePosition) {
  const { loader } = useFederation();
  const { retry, retrying } = useRetry(remote, id);
  const delay = useDelay(retrying, slowAfter);
  useOnline(retry, true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each failure
  useEffect(() => {
    let current = true;
    void loader.isOutdated(remote).then((outdated) => outdated && current && retry());
    return () => {
      current = false;
    };
  }, [loader, remote]);

  return <RemoteFailure onRetry={retry} retrying={retrying && !delay} />;
}
