import { useQuery } from '@tanstack/react-query';
import { orderQuery } from 'page-kit/orders';
import { useState } from 'react';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';

/** Polling intervals in milliseconds. */
const minInterval = 5_000;
const maxInterval = 5 * 60_000;
/** Polling time in milliseconds after the page was opened; a button replaces polling afterwards. */
const pollingTime = 30 * 60_000;

/**
 * Polls an order while the page is visible: every five seconds at first, then at growing intervals of up to
 * five minutes, and immediately after a reconnect. After half an hour it renders a refresh button instead.
 */
export function OrderPolling({ orderId }: { readonly orderId: string }) {
  const [openedAt] = useState(() => Date.now());
  // Until the last response, not until now: a render in between must not end the polling without the button.
  const waitedBy = (last: Readonly<Record<'dataUpdatedAt' | 'errorUpdatedAt', number>>) =>
    Math.max(last.dataUpdatedAt, last.errorUpdatedAt) - openedAt;
  const { dataUpdatedAt, errorUpdatedAt, isFetching, refetch } = useQuery({
    ...orderQuery(useHttp(), orderId),
    refetchInterval: ({ state }) => {
      const waited = waitedBy(state);
      return waited < pollingTime && Math.min(maxInterval, Math.max(minInterval, waited / 2));
    },
  });
  const hasStopped = waitedBy({ dataUpdatedAt, errorUpdatedAt }) >= pollingTime;

  return (
    hasStopped && (
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
