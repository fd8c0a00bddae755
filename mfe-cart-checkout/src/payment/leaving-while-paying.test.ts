import { renderHook, waitFor } from '@testing-library/react';
import { askBeforeRouter } from 'shared-ui/dialog';
import { useLeaveGuard } from './PaymentDialog';

askBeforeRouter(() => false);

/** Receives every history event; registered first, so that no handler can stop it. */
const historyEvent = jest.fn();
/** Receives the history events that reach the router. */
const routerEvent = jest.fn();

beforeEach(() => {
  window.history.replaceState({ page: 'cart' }, '');
  window.history.pushState({ page: 'checkout' }, '');
  window.addEventListener('popstate', historyEvent, { capture: true });
});
afterEach(() => {
  window.removeEventListener('popstate', historyEvent, { capture: true });
  window.removeEventListener('popstate', routerEvent);
  jest.resetAllMocks();
});

function closeTab(): Event {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

it('Back during a payment returns to it, without the router noticing', async () => {
  renderHook(() => useLeaveGuard(true));
  window.addEventListener('popstate', routerEvent);

  window.history.back();
  await waitFor(() => expect(historyEvent).toHaveBeenCalledTimes(2));

  expect(window.history.state).toEqual({ page: 'checkout' });
  expect(routerEvent).not.toHaveBeenCalled();
});

it('Back works after the payment', async () => {
  const { rerender } = renderHook(({ active }) => useLeaveGuard(active), { initialProps: { active: true } });
  rerender({ active: false });
  window.addEventListener('popstate', routerEvent);

  window.history.back();
  await waitFor(() => expect(historyEvent).toHaveBeenCalledTimes(1));

  expect(window.history.state).toEqual({ page: 'cart' });
  expect(routerEvent).toHaveBeenCalledTimes(1);
});

it('closing the tab requires confirmation only during a payment', () => {
  const { rerender } = renderHook(({ active }) => useLeaveGuard(active), { initialProps: { active: true } });

  const paying = closeTab();
  rerender({ active: false });
  const paid = closeTab();

  expect([paying.defaultPrevented, paid.defaultPrevented]).toEqual([true, false]);
});
