import { useQuery } from '@tanstack/react-query';
import { orderQuery } from 'page-kit/orders';
import { useState } from 'react';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';

const soonest = 5_000;
const latest = 5 * 60_000;
/** ms from the opening of the page; who waits longer asks. */
const longest = 30 * 60_000;

/**
 * Asks for an order again and again while the page is seen: every five seconds at first, then ever more rarely, at least
 * every five minutes, and at once when a connection is back. After half an hour it offers a button for it.
 */
export function OrderPolling({ orderId }: { readonly orderId: string }) {
  const [since] = useState(() => Date.now());
  const { dataUpdatedAt, errorUpdatedAt, isFetching, refetch } = useQuery({
    ...orderQuery(useHttp(), orderId),
    refetchInterval: () => {
      const waited = Date.now() - since;
      return waited < longest && Math.min(latest, Math.max(soonest, waited / 2));
    },
  });
  const ended = Math.max(dataUpdatedAt, errorUpdatedAt) - since >= longest;

  return (
    ended && (
      <Button
        variant="secondary"
        icon="refresh"
        busy={isFetching}
        data-no-print
        onClick={() => void refetch()}
      >
        Actualiser
      </Button>
    )
  );
}
