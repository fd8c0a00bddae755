import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { useClearPosition } from './clear-position';
import { ToastItem } from './ToastItem';
import styles from './ToastRegion.module.css';

/** Duration of a toast in milliseconds; a loading toast stays until its work is done. */
const durations = { duration: 3000, loading: { duration: Number.POSITIVE_INFINITY } };

const limit = 3;

/**
 * Renders the toasts created with `toast` of react-hot-toast/headless. Rendered once, by the host.
 * Both live regions are always mounted, since a region mounted with its text is often not announced.
 * A message repeated while it is shown is one toast with a count.
 */
export function ToastRegion() {
  const { toasts, handlers } = useToaster(durations);
  const { hold, release } = usePause(handlers);
  const host = useToastHost();
  const previous = useRef<Element | null>(null);
  const element = useRef<HTMLElement>(null);
  /** Count of each toast, including dismissed repeats. */
  const times = useRef(new Map<string, number>());

  const merged = mergeRepeats(
    toasts.filter((item) => item.visible),
    ({ id }) => times.current.get(id) ?? 1,
  );
  const shown = merged.slice(0, limit).reverse();
  useClearPosition(element, host, shown.map((item) => `${item.toast.id} ${item.times}`).join());

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
    if (!event.currentTarget.contains(event.relatedTarget)) release('focus');
  }

  function close({ id }: Toast) {
    toast.dismiss(id);
    // No leave or blur event follows when the element is removed.
    release('pointer');
    release('focus');
    if (previous.current instanceof HTMLElement && previous.current.isConnected) previous.current.focus();
    previous.current = null;
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

/** Pauses the timers of toasts while there is at least one reason. */
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
 * Returns the topmost open modal dialog, else null. Everything outside a modal is inert and covered by it, so
 * toasts must be rendered inside.
 */
function useToastHost(): Element | null {
  const [host, setHost] = useState<Element | null>(null);

  useEffect(() => {
    let opened: readonly Element[] = [];

    function update() {
      const open = [...document.querySelectorAll(modals)];
      opened = [
        ...opened.filter((modal) => open.includes(modal)),
        ...open.filter((modal) => !opened.includes(modal)),
      ];
      setHost(opened.at(-1) ?? null);
    }

    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    update();
    return () => observer.disconnect();
  }, []);

  return host;
}

/** Toasts with the same message and type, shown as one. */
interface Repeated {
  readonly toast: Toast;
  /** How often the message was sent while it is shown. */
  readonly times: number;
  readonly older: readonly Toast[];
}

/** Messages that are not plain text, e.g. with an action, are never the same. */
const isSame = (one: Toast, other: Toast) =>
  one.type === other.type && typeof one.message === 'string' && one.message === other.message;

/** Returns one entry per message, newest first. `timesOf` returns the current count of a toast. */
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
