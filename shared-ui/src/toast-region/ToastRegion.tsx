import { type FocusEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { ToastItem } from './ToastItem';
import styles from './ToastRegion.module.css';
import { usePause } from './use-pause';
import { useToastHost } from './use-toast-host';

/** Milliseconds a toast stays; one that waits for its work stays until the work is done. */
const options = { duration: 3000, loading: { duration: Number.POSITIVE_INFINITY } };
const atMost = 3;

/**
 * Shows what any part of the shop says with `toast` of react-hot-toast/headless. Rendered once, by the host.
 * Both live regions exist from the start, since a region that appears with its text is often not read.
 */
export function ToastRegion() {
  const { toasts, handlers } = useToaster(options);
  const { hold, release } = usePause(handlers);
  const host = useToastHost();
  const cameFrom = useRef<Element | null>(null);

  const visible = toasts.filter((item) => item.visible);
  const shown = visible.slice(0, atMost).reverse();

  useEffect(() => {
    for (const item of visible.slice(atMost)) toast.dismiss(item.id);
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
      .filter((item) => (item.type === 'error') === urgent)
      .map((item) => <ToastItem key={item.id} toast={item} onClose={() => close(item)} />);

  const region = (
    <section
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
