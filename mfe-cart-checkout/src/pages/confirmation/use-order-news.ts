import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHttp } from 'shared-contracts/http';
import { orderQuery } from '../../payment/order-query';

const soonest = 5_000;
const latest = 5 * 60_000;

/** Asks for an order again and again while the page is seen: every five seconds at first, then ever more rarely, at least every five minutes. */
export function useOrderNews(orderId: string): void {
  const [since] = useState(() => Date.now());
  useQuery({
    ...orderQuery(useHttp(), orderId),
    refetchInterval: () => Math.min(latest, Math.max(soonest, (Date.now() - since) / 2)),
  });
}
