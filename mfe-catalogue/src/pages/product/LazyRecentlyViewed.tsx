import { useEffect, useRef, useState } from 'react';
import { listen } from 'shared-contracts/events';
import { viewedProducts } from '../../storage/recent-searches-and-products';
import { useOptionalCode } from './use-optional-code';
import { useSeen } from './use-seen';

/** Distance below the screen, in pixels, at which they load, so that the visible layout does not shift. */
const ahead = 300;

const load = () => import(/* webpackChunkName: "recently-viewed" */ './RecentlyViewed');

/** Stores the open product, and shows the previous ones when the visitor scrolls near the end of the page. */
export function LazyRecentlyViewed({ code }: { code: string }) {
  const container = useRef<HTMLDivElement>(null);
  const near = useSeen(container, ahead);
  const [codes, setCodes] = useState<readonly string[]>([]);

  useEffect(() => {
    setCodes(viewedProducts.read().filter((viewed) => viewed !== code));
    viewedProducts.remember(code);
  }, [code]);
  // Sign-out removes them from storage by the prefix of their key.
  useEffect(() => listen('account:signed-out', () => setCodes([])), []);

  const isNeeded = near && codes.length > 0;
  const { code: loaded } = useOptionalCode('recently-viewed', load, isNeeded);

  return (
    <div ref={container}>
      {loaded && isNeeded && <loaded.RecentlyViewed codes={codes} onForget={() => setCodes([])} />}
    </div>
  );
}
