import { useQueryClient } from '@tanstack/react-query';
import { orderQuery } from 'page-kit/orders';
import { useNavigate } from 'react-router-dom';
import type { Order } from 'shared-contracts/api/orders';
import { isApiError, useHttp } from 'shared-contracts/http';
import { exactAmount, toCents } from 'shared-contracts/pricing';
import { type OrderedLines, useCheckout } from '../../payment/checkout';
import type { Payable } from '../../payment/payment-session';
import { usePaymentSession } from '../../payment/use-payment-session';

/** Refusals that the page shows instead of the dialog. */
const shownOnPage = ['order_ended', 'payment_running', 'ordering_blocked'];

function payableOf({ items, totalTTC }: Order, customerId: string): Payable {
  const total = exactAmount(totalTTC);
  const due = { amount: total === null ? null : toCents(total) };
  const lines = items.map(({ productCode, quantity }) => ({ productCode, quantity }));
  return { customerId, lines, due };
}

/** Pays a placed, unpaid order at the prices of the order, and navigates to its confirmation. */
export function useResumedPayment(order: Order, customerId: string | undefined) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const checkout = useCheckout();
  const { queryKey } = orderQuery(http, order.id);
  const payment = usePaymentSession<Payable>({ openForm, onRefusal, onPaid, onLeave });

  async function openForm() {
    const form = await checkout.resume(order.id);
    setExamined(false);
    return form;
  }

  async function pay() {
    const session = customerId && (await payment.begin(payableOf(order, customerId)));
    if (session) await session.payByCard();
  }

  const invalidateOrder = () => void queryClient.invalidateQueries({ queryKey });

  /** Says in the cached order what the API has just said of its payment, in case it cannot be loaded now. */
  const setExamined = (examined: boolean) =>
    queryClient.setQueryData(
      queryKey,
      (known) => known?.payment && { ...known, payment: { ...known.payment, examined } },
    );

  /** Handles a refused request: closes the payment and reloads the order, whose state may have changed. */
  function showRefusal(code: string, text: string) {
    if (code === 'payment_running') setExamined(true);
    payment.close(text);
    invalidateOrder();
  }

  function onRefusal(error: unknown): boolean {
    if (!isApiError(error) || !shownOnPage.includes(error.code)) return false;
    showRefusal(error.code, error.message);
    return true;
  }

  function onPaid(paid: OrderedLines, isInReview: boolean) {
    checkout.orderPlaced(paid);
    if (isInReview) setExamined(true);
    else if (paid.orderId === order.id) queryClient.setQueryData(queryKey, { ...order, status: 'PAID' });
  }

  function onLeave(orderId: string) {
    payment.close();
    if (orderId === order.id) invalidateOrder();
    else void navigate(`/invoice/${encodeURIComponent(orderId)}`, { replace: true });
  }

  return { ...payment, pay, showRefusal };
}
