import { useDeployment } from 'page-kit/page';
import { useEffect, useState } from 'react';

/**
 * Loads code that a page can do without, once `needed`, and again when the connection returns. It is not cached
 * with data, which outlives a version of the remote and its styles.
 * @returns the module, null until it is loaded, and whether its file failed to load
 */
export function useOptionalCode<Module extends object>(
  chunk: string,
  load: () => Promise<Module>,
  needed: boolean,
) {
  const deployment = useDeployment();
  const [code, setCode] = useState<Module | 'missing' | null>(null);

  useEffect(() => {
    if (!needed) return;
    let isMounted = true;
    function request() {
      // Otherwise a request of the previous page that still hangs would be awaited.
      deployment.giveUp(chunk);
      load().then(
        (loaded) => isMounted && setCode(loaded),
        () => {
          if (!isMounted) return;
          setCode('missing');
          void deployment.lookForAnother();
        },
      );
    }
    request();
    window.addEventListener('online', request);
    return () => {
      isMounted = false;
      window.removeEventListener('online', request);
    };
  }, [chunk, load, needed, deployment]);

  return { code: code === 'missing' ? null : code, isMissing: code === 'missing' };
}
