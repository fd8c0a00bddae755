import { type FocusEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { durations } from './durations';
import { mergeRepeats } from './merge-repeats';
import { ToastItem } from './ToastItem';
import styles from './ToastRegion.module.css';
import { useClearPlace } from './use-clear-place';
import { usePause } from './use-pause';
import { useToastHost } from './use-toast-host';

const atMost = 3;

/**
 * Shows what any part of the shop says with `toast` of react-hot-toast/headless. Rendered once, by the host.
 * Both live regions exist from the start, since a region that appears with its text is often not read.
 * A text that is said again while it stands there is one toast that counts.
 */
export function ToastRegion() {
  const { toasts, handlers } = useToaster(durations);
  const { hold, release } = usePause(handlers);
  const host = useToastHost();
  const cameFrom = useRef<Element | null>(null);
  const element = useRef<HTMLElement>(null);
  /** How often each toast stands for its text, once older ones have gone. */
  const times = useRef(new Map<string, number>());

  const merged = mergeRepeats(
    toasts.filter((item) => item.visible),
    ({ id }) => times.current.get(id) ?? 1,
  );
  const shown = merged.slice(0, atMost).reverse();
  useClearPlace(element, host, shown.map((item) => `${item.toast.id} ${item.times}`).join());

  useEffect(() => {
    times.current = new Map(merged.map((item) => [item.toast.id, item.times]));
    const gone = [...merged.flatMap(({ older }) => older), ...merged.slice(atMost).map((item) => item.toast)];
    for (const { id } of gone) toast.dismiss(id);
  });

  function enter(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    hold('focus');
  }

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) release('focus');
  }

  function close({ id }: Toast) {
    toast.dismiss(id);
    // The element under the pointer and the focus goes away without telling.
    release('pointer');
    release('focus');
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    cameFrom.current = null;
  }

  const list = (urgent: boolean) =>
    shown
      .filter((item) => (item.toast.type === 'error') === urgent)
      .map((item) => (
        <ToastItem
          key={item.toast.id}
          toast={item.toast}
          times={item.times}
          onClose={() => close(item.toast)}
        />
      ));

  const region = (
    <section
      ref={element}
      className={styles.region}
      aria-label="Notifications"
      data-no-print
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={enter}
      onBlur={leave}
    >
      <div className={styles.list} role="status" aria-live="polite" aria-atomic="false">
        {list(false)}
      </div>
      <div className={styles.list} role="alert" aria-live="assertive" aria-atomic="false">
        {list(true)}
      </div>
    </section>
  );
  return host ? createPortal(region, host) : region;
}
