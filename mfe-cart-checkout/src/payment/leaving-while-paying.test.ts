import { renderHook, waitFor } from '@testing-library/react';
import { useHeldPage } from './PaymentDialog';

/** Every step in the history; registered first, so that nothing keeps it from here. */
const stepped = jest.fn();
/** What the router hears of Back and Forward. */
const heard = jest.fn();

beforeEach(() => {
  window.history.replaceState({ page: 'cart' }, '');
  window.history.pushState({ page: 'checkout' }, '');
  window.addEventListener('popstate', stepped, { capture: true });
});
afterEach(() => {
  window.removeEventListener('popstate', stepped, { capture: true });
  window.removeEventListener('popstate', heard);
  jest.resetAllMocks();
});

function closeTab(): Event {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

it('Back while paying leads to the payment, without an announcement', async () => {
  renderHook(() => useHeldPage(true));
  window.addEventListener('popstate', heard);

  window.history.back();
  await waitFor(() => expect(stepped).toHaveBeenCalledTimes(2));

  expect(window.history.state).toEqual({ page: 'checkout' });
  expect(heard).not.toHaveBeenCalled();
});

it('lets a customer go Back once the payment is over', async () => {
  const { rerender } = renderHook(({ held }) => useHeldPage(held), { initialProps: { held: true } });
  rerender({ held: false });
  window.addEventListener('popstate', heard);

  window.history.back();
  await waitFor(() => expect(stepped).toHaveBeenCalledTimes(1));

  expect(window.history.state).toEqual({ page: 'cart' });
  expect(heard).toHaveBeenCalledTimes(1);
});

it('asks a customer who closes the tab while paying, and no other', () => {
  const { rerender } = renderHook(({ held }) => useHeldPage(held), { initialProps: { held: true } });

  const paying = closeTab();
  rerender({ held: false });
  const paid = closeTab();

  expect([paying.defaultPrevented, paid.defaultPrevented]).toEqual([true, false]);
});
