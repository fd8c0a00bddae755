import { renderHook } from '@testing-library/react';
import { useScrollingStrip } from './use-scrolling-strip';

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

it('a strip stands still from the touch of a finger to its end, although the browser scrolls it', () => {
  const strip = document.createElement('div');
  Object.defineProperty(strip, 'scrollWidth', { value: 10_000 });
  renderHook(() => useScrollingStrip({ current: strip }, true));
  const send = (...names: string[]) => {
    for (const name of names) strip.dispatchEvent(new Event(name));
  };
  const moved = () => {
    const before = strip.scrollLeft;
    jest.advanceTimersByTime(200);
    return strip.scrollLeft > before;
  };
  expect(moved()).toBe(true);

  // The order in which browsers report a finger that scrolls.
  send('pointerenter', 'pointerdown', 'touchstart', 'pointercancel', 'pointerleave');
  expect(moved()).toBe(false);
  send('touchend');

  expect(moved()).toBe(true);
});
