import { useDeployment } from 'page-kit/page';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { listen } from 'shared-contracts/events';
import { viewedProducts } from '../../storage/recent-searches-and-products';
import type { RecentlyViewedProps } from './RecentlyViewed';
import { useSeen } from './use-seen';

/** Pixels below the screen at which they are fetched, so that they move nothing when seen. */
const ahead = 300;

/** Remembers the open product, and brings up those before it when the reader comes near the end of the page. */
export function LazyRecentlyViewed({ code }: { code: string }) {
  const container = useRef<HTMLDivElement>(null);
  const near = useSeen(container, ahead);
  const deployment = useDeployment();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [Products, setProducts] = useState<ComponentType<RecentlyViewedProps> | null>(null);

  useEffect(() => {
    setCodes(viewedProducts.read().filter((known) => known !== code));
    viewedProducts.remember(code);
  }, [code]);
  // Storage forgets them by the name of their key.
  useEffect(() => listen('account:signed-out', () => setCodes([])), []);

  const wanted = near && codes.length > 0;
  useEffect(() => {
    if (!wanted) return;
    let waiting = true;
    function ask() {
      // What still hangs from the page before would be waited for.
      deployment.giveUp('recently-viewed');
      // An extra: without its code the page goes without, and the next one has another try.
      import(/* webpackChunkName: "recently-viewed" */ './RecentlyViewed').then(
        ({ RecentlyViewed }) => waiting && setProducts(() => RecentlyViewed),
        () => waiting && void deployment.lookForAnother(),
      );
    }
    ask();
    window.addEventListener('online', ask);
    return () => {
      waiting = false;
      window.removeEventListener('online', ask);
    };
  }, [wanted, deployment]);

  return (
    <div ref={container}>
      {Products && wanted && <Products codes={codes} onForget={() => setCodes([])} />}
    </div>
  );
}
