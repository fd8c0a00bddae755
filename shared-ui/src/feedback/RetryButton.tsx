import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../button';

/** Renders 'Réessayer'. When a successful retry removes the focused button, the focus stays at its place. */
export function RetryButton(props: Omit<ButtonProps, 'children' | 'ref'>) {
  const ref = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button && button === document.activeElement) queueMicrotask(focusClosest(ancestorsOf(button)));
    };
  }, []);

  return (
    <Button {...props} ref={ref}>
      Réessayer
    </Button>
  );
}

function ancestorsOf({ parentElement }: Element): HTMLElement[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/** Focuses the first element that is still in the page, unless the focus is already elsewhere. */
const focusClosest = (elements: readonly HTMLElement[]) => () => {
  const place = elements.find(({ isConnected }) => isConnected);
  if (!place || document.activeElement !== document.body) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
};
