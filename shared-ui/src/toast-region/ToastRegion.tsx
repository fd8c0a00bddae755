import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { useClearPosition } from './clear-position';
import { mergeRepeats, type Repeated } from './merge-repeats';
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
 * A message repeated while it is shown is one toast with a count.
 */
export function ToastRegion() {
  const { toasts, handlers } = useToaster(durations);
  const { hold, release } = usePause(handlers);
  const { host, since } = useToastHost(leaveElement);
  const isFilled = useIsFilled(since);
  const loadingNews = useLoadingNews(host);
  const previous = useRef<Element | null>(null);
  const element = useRef<HTMLElement>(null);
  /** Count of each toast, including dismissed repeats. */
  const times = useRef(new Map<string, number>());

  const merged = mergeRepeats(
    toasts.filter((item) => item.visible),
    ({ id }) => times.current.get(id) ?? 1,
  );
  const limit = globalThis.innerHeight < lowWindow ? 1 : maxShown;
  const shown = merged.slice(0, limit).reverse();
  useClearPosition(element, host, shown.map((item) => `${item.toast.id} ${item.times} ${isFilled}`).join());

  useEffect(() => {
    times.current = new Map(merged.map((item) => [item.toast.id, item.times]));
    const rest = [...merged.flatMap(({ older }) => older), ...merged.slice(limit).map((item) => item.toast)];
    for (const { id } of rest) toast.dismiss(id);
  });

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

  const isAnnounced = (item: Repeated) => item.toast.createdAt < since;
  const isUrgent = (item: Repeated) => item.toast.type === 'error';
  const list = (items: readonly Repeated[]) =>
    items.map((item) => (
      <ToastItem
        key={item.toast.id}
        toast={item.toast}
        times={item.times}
        onClose={() => close(item.toast)}
      />
    ));
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
