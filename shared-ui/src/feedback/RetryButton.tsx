import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../button';

/** Renders 'Réessayer'. When a successful retry removes the focused button, the focus stays at its place. */
export function RetryButton(props: Omit<ButtonProps, 'children' | 'ref'>) {
  const ref = useRef<HTMLButtonElement>(null);

  // On removal; the reference is still there.
  useLayoutEffect(() => () => keepPlaceOf(ref.current), []);

  return (
    <Button {...props} ref={ref}>
      Réessayer
    </Button>
  );
}

/** Once a focused button is removed, focuses what was around it, unless the focus is already elsewhere. */
function keepPlaceOf(button: Element | null): void {
  if (!button || button !== document.activeElement) return;
  // A range shrinks to the closest element that stays.
  const range = document.createRange();
  range.selectNode(button);
  queueMicrotask(() => {
    const { startContainer: place } = range;
    if (!(place instanceof HTMLElement) || document.activeElement !== document.body) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
}
