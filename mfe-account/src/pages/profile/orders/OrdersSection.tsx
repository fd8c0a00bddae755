import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { orderIdOf } from '../sections';
import { historyFilterOf, historyPath } from './history-filter';
import { OrderDetail } from './OrderDetail';
import { OrderList } from './OrderList';

/** All orders that are wanted, or the one that the URL names. */
export function OrdersSection() {
  const { search } = useLocation();
  const orderId = orderIdOf(search);
  const filter = historyFilterOf(search);
  const [lastSeen, setLastSeen] = useState(orderId);
  const [arrived, setArrived] = useState(false);

  // What the URL named first was not chosen here: the focus stays where the page's arrival has put it.
  useEffect(() => setArrived(true), []);
  if (orderId && orderId !== lastSeen) setLastSeen(orderId);

  if (orderId)
    return (
      <OrderDetail key={orderId} orderId={orderId} listPath={historyPath(filter)} takesFocus={arrived} />
    );
  return <OrderList filter={filter} returnedFrom={lastSeen} />;
}
