import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { useClearPosition } from './clear-position';
import { ToastItem } from './ToastItem';
import styles from './ToastRegion.module.css';
import { useLoadingNews } from './use-loading-news';
import { usePause } from './use-pause';
import { useToastHost } from './use-toast-host';

/** Duration of a toast in milliseconds; a loading toast stays until its work is done. */
const durations = { duration: 3000, loading: { duration: Number.POSITIVE_INFINITY } };

/** Toasts shown; in a window lower than `lowWindow` pixels, more than one would cover what has the focus. */
const maxShown = 3;
const lowWindow = 480;

/** Milliseconds that a live region is empty after its mount: one mounted with its text is often not announced. */
const emptyFor = 100;

/**
 * Renders the toasts created with `toast` of react-hot-toast/headless, and announces loads. Rendered once, by
 * the host.
 * A toast that moves into or out of a dialog after its announcement is not in a live region there.
 */
export function ToastRegion() {
  const { toasts, handlers } = useToaster(durations);
  const { hold, release } = usePause(handlers);
  const { host, since } = useToastHost(leaveElement);
  const isFilled = useIsFilled(since);
  const loadingNews = useLoadingNews(host);
  const previous = useRef<Element | null>(null);
  const element = useRef<HTMLElement>(null);

  const limit = globalThis.innerHeight < lowWindow ? 1 : maxShown;
  // The store has the newest first.
  const shown = toasts
    .filter(({ visible }) => visible)
    .slice(0, limit)
    .reverse();
  useClearPosition(element, host, shown.map(({ id }) => `${id} ${isFilled}`).join());

  function enter(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) previous.current = event.relatedTarget;
    hold('focus');
  }

  function leave(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    previous.current = null;
    release('focus');
  }

  /** No leave or blur event follows when an element is removed, or rendered anew in another host. */
  function leaveElement() {
    release('pointer');
    release('focus');
  }

  function close({ id }: Toast) {
    toast.dismiss(id);
    leaveElement();
    if (previous.current instanceof HTMLElement && previous.current.isConnected) previous.current.focus();
    previous.current = null;
  }

  const isAnnounced = (item: Toast) => item.createdAt < since;
  const isUrgent = (item: Toast) => item.type === 'error';
  const list = (items: readonly Toast[]) =>
    items.map((item) => <ToastItem key={item.id} toast={item} onClose={() => close(item)} />);
  const live = isFilled ? shown.filter((item) => !isAnnounced(item)) : [];

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
      <div className={styles.list}>{list(shown.filter(isAnnounced))}</div>
      <div className={styles.list} role="status" aria-live="polite" aria-atomic="false">
        {list(live.filter((item) => !isUrgent(item)))}
      </div>
      <div className={styles.list} role="alert" aria-live="assertive" aria-atomic="false">
        {list(live.filter(isUrgent))}
      </div>
      <div className="sph-visually-hidden" aria-live="polite">
        {isFilled && loadingNews}
      </div>
    </section>
  );
  return host ? createPortal(region, host) : region;
}

/** Whether the live regions of a host since `since` have been empty long enough. */
function useIsFilled(since: number): boolean {
  // Not the host itself: React keeps the last state, and with it a removed dialog.
  const [filled, setFilled] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setFilled(since), emptyFor);
    return () => clearTimeout(timer);
  }, [since]);
  return filled === since;
}
