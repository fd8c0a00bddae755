import { useEffect, useRef, useState } from 'react';
import { listen } from 'shared-contracts/events';
import { Button } from 'shared-ui/button';
import { viewedProducts } from '../../storage/recent-searches-and-products';
import { LinkedProducts } from './LinkedProducts';
import { nearScreen, useSeen } from './use-seen';

/** Number of cards in the widest row. */
const maxShown = 5;

/** Stores the open product, and shows the previous ones when the visitor scrolls near the end of the page. */
export function RecentlyViewed({ code }: { code: string }) {
  const container = useRef<HTMLDivElement>(null);
  const near = useSeen(container, nearScreen);
  const [codes, setCodes] = useState<readonly string[]>([]);

  useEffect(() => {
    setCodes(viewedProducts.read().filter((viewed) => viewed !== code));
    viewedProducts.remember(code);
  }, [code]);
  // Sign-out removes them from storage by the prefix of their key.
  useEffect(() => listen('account:signed-out', () => setCodes([])), []);

  function forget() {
    viewedProducts.forget();
    // The focused button unmounts with its section: the page's title gets the focus.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    setCodes([]);
  }

  return (
    <div ref={container}>
      {near && codes.length > 0 && (
        <LinkedProducts
          title="Vus récemment"
          codes={codes.slice(0, maxShown)}
          action={
            <Button
              variant="tertiary"
              size="small"
              onClick={forget}
              aria-label="Effacer les produits vus récemment"
            >
              Effacer
            </Button>
          }
        />
      )}
    </div>
  );
}
