import { ReorderQuestion } from 'page-kit/orders';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from 'shared-contracts/api/orders';
import { Button, type ButtonProps } from 'shared-ui/button';

interface ReorderButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-describedby'> {
  readonly order: Order;
}

/** Asks what of an order goes into the cart again, and leads there. */
export function ReorderButton({ order, ...look }: ReorderButtonProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...look} icon="refresh" onClick={() => setAsking(true)}>
        Commander à nouveau
      </Button>
      {asking && (
        <ReorderQuestion
          order={order}
          onAdded={() => void navigate('/order')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
