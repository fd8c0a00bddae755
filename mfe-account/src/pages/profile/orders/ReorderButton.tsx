import { useReorder } from 'page-kit/reorder';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from 'shared-contracts/api/orders';
import { Button, type ButtonProps } from 'shared-ui/button';
import { ReorderDialog } from 'shared-ui/reorder-dialog';

interface ReorderButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-describedby'> {
  readonly order: Order;
}

/** Asks what of an order goes into the cart again, and leads there. */
export function ReorderButton({ order, ...look }: ReorderButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...look} icon="refresh" onClick={() => setAsking(true)}>
        Commander à nouveau
      </Button>
      {asking && <Question order={order} onClose={() => setAsking(false)} />}
    </>
  );
}

function Question({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { add, ...shown } = useReorder(order);

  function addToCart() {
    add();
    onClose();
    void navigate('/order');
  }

  return <ReorderDialog {...shown} onAdd={addToCart} onClose={onClose} />;
}
