import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

/** Delay in milliseconds before hovering opens the area and leaving closes it. */
const hoverDelay = 300;

/** What opens and closes; the parent knows whether it is open. */
export interface Disclosure {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Returns props of a button and of the `area` with what it shows until Escape, or a click or focus outside. */
export function useDisclosure({ open, onOpen, onClose }: Disclosure) {
  const area = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const openedByHover = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useEffectEvent(onClose);
  const dismiss = useEffectEvent(() => {
    onClose();
    if (area.current?.contains(document.activeElement)) button.current?.focus();
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    function press(event: globalThis.PointerEvent) {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close();
    }
    // Anywhere: after hovering, the focus is elsewhere (WCAG 1.4.13).
    function pressKey(event: globalThis.KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss();
    }
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', pressKey);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', pressKey);
    };
  }, [open]);

  function later(act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, hoverDelay);
  }

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    if (open) clearTimeout(timer.current);
    else
      later(() => {
        openedByHover.current = true;
        onOpen();
      });
  }

  function onPointerLeave() {
    if (!open) clearTimeout(timer.current);
    else if (openedByHover.current) later(onClose);
  }

  function toggle() {
    clearTimeout(timer.current);
    // A click after hovering keeps the area open.
    const keep = open && openedByHover.current;
    openedByHover.current = false;
    if (!open) onOpen();
    else if (!keep) onClose();
  }

  function onBlur(event: FocusEvent) {
    if (open && event.relatedTarget && !area.current?.contains(event.relatedTarget)) onClose();
  }

  return { button, toggle, area: { ref: area, onPointerEnter, onPointerLeave, onBlur } };
}
