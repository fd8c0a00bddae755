import { renderHook, waitFor } from '@testing-library/react';
import { askBeforeRouter } from 'shared-ui/dialog';
import { useLeaveGuard } from './use-leave-guard';

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

it('after the payment Back works, and closing the tab requires no more confirmation', async () => {
  const { rerender } = renderHook(({ active }) => useLeaveGuard(active), { initialProps: { active: true } });
  expect(closeTab().defaultPrevented).toBe(true);
  rerender({ active: false });
  expect(closeTab().defaultPrevented).toBe(false);
  window.addEventListener('popstate', routerEvent);

  window.history.back();
  await waitFor(() => expect(historyEvent).toHaveBeenCalledTimes(1));

  expect(window.history.state).toEqual({ page: 'cart' });
  expect(routerEvent).toHaveBeenCalledTimes(1);
});
