import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { useClearPosition } from './clear-position';
import { ToastItem } from './ToastItem';
import styles from './ToastRegion.module.css';

/** Milliseconds a toast stays; one that waits for its work stays until the work is done. */
const durations = { duration: 3000, loading: { duration: Number.POSITIVE_INFINITY } };

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
  /** How many repeats each toast counts, once older ones are dismissed. */
  const times = useRef(new Map<string, number>());

  const merged = mergeRepeats(
    toasts.filter((item) => item.visible),
    ({ id }) => times.current.get(id) ?? 1,
  );
  const shown = merged.slice(0, atMost).reverse();
  useClearPosition(element, host, shown.map((item) => `${item.toast.id} ${item.times}`).join());

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

type Reason = 'pointer' | 'focus' | 'hidden tab';

/** Lets toasts wait while at least one reason holds. */
function usePause(handlers: { startPause: () => void; endPause: () => void }) {
  const reasons = useRef(new Set<Reason>());

  const hold = (reason: Reason) => {
    if (reasons.current.size === 0) handlers.startPause();
    reasons.current.add(reason);
  };

  const release = (reason: Reason) => {
    if (reasons.current.delete(reason) && reasons.current.size === 0) handlers.endPause();
  };

  const followTab = useEffectEvent(() => (document.hidden ? hold : release)('hidden tab'));

  useEffect(() => {
    const follow = () => followTab();
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  return { hold, release };
}

const modals = 'dialog[open][aria-modal="true"]';

/**
 * The open modal dialog on top, else null. Whatever lies outside a modal is inert and below it, so that toasts must
 * stand inside to be seen, read and used.
 */
function useToastHost(): Element | null {
  const [host, setHost] = useState<Element | null>(null);

  useEffect(() => {
    let opened: readonly Element[] = [];

    function look() {
      const open = [...document.querySelectorAll(modals)];
      opened = [
        ...opened.filter((modal) => open.includes(modal)),
        ...open.filter((modal) => !opened.includes(modal)),
      ];
      setHost(opened.at(-1) ?? null);
    }

    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    look();
    return () => observer.disconnect();
  }, []);

  return host;
}

/** Toasts that say the same in the same tone, shown as one. */
interface Repeated {
  readonly toast: Toast;
  /** How often it was said while it stands there. */
  readonly times: number;
  readonly older: readonly Toast[];
}

/** Messages that are no text (with an action of their own) are never the same. */
const isSame = (one: Toast, other: Toast) =>
  one.type === other.type && typeof one.message === 'string' && one.message === other.message;

/** One entry per text, newest first. `timesOf`: how many repeats a toast counts already. */
function mergeRepeats(newestFirst: readonly Toast[], timesOf: (toast: Toast) => number): Repeated[] {
  const merged: Repeated[] = [];
  for (const toast of newestFirst) {
    const index = merged.findIndex((entry) => isSame(entry.toast, toast));
    const entry = merged[index];
    if (entry) {
      merged[index] = {
        toast: entry.toast,
        times: entry.times + timesOf(toast),
        older: [...entry.older, toast],
      };
    } else {
      merged.push({ toast, times: timesOf(toast), older: [] });
    }
  }
  return merged;
}
