import { useEffect, useState } from 'react';
import { listen } from 'shared-contracts/events';
import { Button } from 'shared-ui/button';
import { viewedProducts } from '../../storage/recent-searches-and-products';
import { LinkedProducts } from './LinkedProducts';

/** Number of cards in the widest row. */
const maxShown = 5;

/** Stores the open product, and shows the previous ones at the end of the page. */
export function RecentlyViewed({ code }: { code: string }) {
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

  if (codes.length === 0) return null;
  return (
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
  );
}
