import { useQueryClient } from '@tanstack/react-query';
import { orderQuery } from 'page-kit/orders';
import { useDeployment, useEnvironment } from 'page-kit/page';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHttp } from 'shared-contracts/http';
import { useCheckout } from './checkout';
import {
  createPaymentSession,
  type Payable,
  type PaymentSession,
  type PaymentTarget,
} from './payment-session';
import { idlePayment, type PaymentState, paymentReducer } from './payment-state';
import { resumePayment } from './resume-payment';
import { holdPaymentLock, otherTabPays } from './tab-lock';

/** State of a page's payment, element for its card form, and the actions of its dialog. */
export type Payment = PaymentState &
  Pick<ReturnType<typeof usePaymentSession>, 'container' | 'retry' | 'close'>;

/** Runs one payment at a time, in this tab and across tabs. */
export function usePaymentSession<P extends Payable>(target: PaymentTarget<P>) {
  const http = useHttp();
  const checkout = useCheckout();
  const { payment: provider } = useEnvironment();
  const deployment = useDeployment();
  const navigate = useNavigate();
  const location = useLocation();
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(paymentReducer, idlePayment);
  const container = useRef<HTMLDivElement>(null);
  const running = useRef(false);
  const unmounted = useRef(false);
  const session = useRef<PaymentSession<P> | null>(null);

  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
      session.current?.end();
    };
  }, []);

  /** Returns null if another payment is running or the page has unmounted. */
  async function begin(payable: P): Promise<PaymentSession<P> | null> {
    if (running.current) return null;
    running.current = true;
    dispatch({ type: 'begun', amount: payable.due.amount });
    const release = await holdPaymentLock();
    if (unmounted.current) {
      release?.();
      return null;
    }
    if (!release) {
      close(otherTabPays);
      return null;
    }
    session.current = createPaymentSession(payable, {
      target,
      checkout,
      provider,
      deployment,
      dispatch,
      container: () => container.current,
      readOrder: (orderId) => queryClient.fetchQuery({ ...orderQuery(http, orderId), staleTime: 0 }),
      reopenPage: () =>
        navigate(location, {
          replace: true,
          state: { ...location.state, ...resumePayment },
          preventScrollReset: true,
        }),
      release,
    });
    return session.current;
  }

  function close(failure?: string): void {
    session.current?.end();
    session.current = null;
    running.current = false;
    dispatch({ type: 'closed', failure });
  }

  const retry = () => session.current?.retry(state.message);
  const retryOnline = useEffectEvent(retry);
  const codeAwaited = state.message?.code !== undefined;
  // In the commit that shows the note: the connection may be back before a later effect.
  useLayoutEffect(() => {
    if (!codeAwaited) return;
    const onOnline = () => retryOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [codeAwaited]);

  // An order on account has a dialog only for its question.
  const dialogOpen = state.changed !== null || (state.stage !== 'idle' && state.stage !== 'ordering');
  return { ...state, dialogOpen, container, session, dispatch, begin, retry, close };
}
