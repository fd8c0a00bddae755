import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { orderIdOf } from '../sections';
import { historyFilterOf, historyPath } from './history-filter';
import { OrderDetail } from './OrderDetail';
import { OrderList } from './OrderList';

/** Shows the list of orders, or the order that the URL names. */
export function OrdersSection() {
  const { search } = useLocation();
  const orderId = orderIdOf(search);
  const filter = historyFilterOf(search);
  const [lastSeen, setLastSeen] = useState(orderId);
  const [arrived, setArrived] = useState(false);

  // The first order or list in the URL was not chosen here: the page has already set the focus.
  useEffect(() => setArrived(true), []);
  if (orderId && orderId !== lastSeen) setLastSeen(orderId);

  if (orderId)
    return (
      <OrderDetail key={orderId} orderId={orderId} listPath={historyPath(filter)} takesFocus={arrived} />
    );
  return <OrderList filter={filter} returnedFrom={lastSeen} />;
}
