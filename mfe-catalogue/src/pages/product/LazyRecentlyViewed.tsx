import { useDeployment } from 'page-kit/page';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { listen } from 'shared-contracts/events';
import { viewedProducts } from '../../storage/recent-searches-and-products';
import type { RecentlyViewedProps } from './RecentlyViewed';
import { useSeen } from './use-seen';

/** Distance below the screen, in pixels, at which they load, so that the visible layout does not shift. */
const ahead = 300;

/** Stores the open product, and shows the previous ones when the visitor scrolls near the end of the page. */
export function LazyRecentlyViewed({ code }: { code: string }) {
  const container = useRef<HTMLDivElement>(null);
  const near = useSeen(container, ahead);
  const deployment = useDeployment();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [Products, setProducts] = useState<ComponentType<RecentlyViewedProps> | null>(null);

  useEffect(() => {
    setCodes(viewedProducts.read().filter((viewed) => viewed !== code));
    viewedProducts.remember(code);
  }, [code]);
  // Sign-out removes them from storage by the prefix of their key.
  useEffect(() => listen('account:signed-out', () => setCodes([])), []);

  const isNeeded = near && codes.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    let isMounted = true;
    function load() {
      // Otherwise a request of the previous page that still hangs would be awaited.
      deployment.giveUp('recently-viewed');
      // Optional: if the code fails to load, the section is omitted and the next page tries again.
      import(/* webpackChunkName: "recently-viewed" */ './RecentlyViewed').then(
        ({ RecentlyViewed }) => isMounted && setProducts(() => RecentlyViewed),
        () => isMounted && void deployment.lookForAnother(),
      );
    }
    load();
    window.addEventListener('online', load);
    return () => {
      isMounted = false;
      window.removeEventListener('online', load);
    };
  }, [isNeeded, deployment]);

  return (
    <div ref={container}>
      {Products && isNeeded && <Products codes={codes} onForget={() => setCodes([])} />}
    </div>
  );
}
