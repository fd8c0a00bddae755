import { useDeployment } from 'page-kit/page';
import { useEffect, useState } from 'react';

type Code = typeof import('./Carousel');

/**
 * Loads the code of the carousels once `needed`: on a phone most visitors do not scroll so far. It is not
 * cached with data, which outlives a version of the remote and its styles.
 * @returns the component, and whether its file failed to load
 */
export function useCarousel(needed: boolean) {
  const deployment = useDeployment();
  const [code, setCode] = useState<Code | 'missing' | null>(null);

  useEffect(() => {
    if (!needed) return;
    let isMounted = true;
    // Otherwise a request of the previous page that still hangs would be awaited.
    deployment.giveUp('carousel');
    import(/* webpackChunkName: "carousel" */ './Carousel').then(
      (loaded) => isMounted && setCode(loaded),
      () => {
        if (!isMounted) return;
        setCode('missing');
        void deployment.lookForAnother();
      },
    );
    return () => {
      isMounted = false;
    };
  }, [needed, deployment]);

  return { Carousel: code === 'missing' ? undefined : code?.Carousel, isMissing: code === 'missing' };
}
