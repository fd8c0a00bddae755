import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lastOrderQuery, ReorderQuestion } from 'page-kit/orders';
import { useState } from 'react';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';

interface LastOrderProps {
  /** The cart holds its articles; the button goes with the empty cart, and the focus with it. */
  readonly onAdded: () => void;
}

/** Offers a customer with an empty cart to order the same as last time. Nothing for a visitor, without an order, or without an answer. */
export function LastOrder({ onAdded }: LastOrderProps) {
  const enabled = useAtomValue(isAuthenticatedAtom);
  const { data: order } = useQuery({ ...lastOrderQuery(useHttp()), enabled });
  const [asking, setAsking] = useState(false);

  if (!enabled || !order) return null;
  return (
    <>
      <Button variant="secondary" icon="refresh" onClick={() => setAsking(true)}>
        Commander à nouveau
      </Button>
      {asking && <ReorderQuestion order={order} onClose={() => setAsking(false)} onAdded={onAdded} />}
    </>
  );
}
