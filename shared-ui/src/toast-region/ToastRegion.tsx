import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { useClearPosition } from './clear-position';
import { ToastItem } from './ToastItem';
import styles from './ToastRegion.module.css';
import { useLoadingNews } from './use-loading-news';

/** Duration of a toast in milliseconds; a loading toast stays until its work is done. */
const durations = { duration: 3000, loading: { duration: Number.POSITIVE_INFINITY } };

/** Toasts shown; in a window lower than `lowWindow` pixels, more than one would cover what has the focus. */
const maxShown = 3;
const lowWindow = 480;

/** Milliseconds that a live region is empty after its mount: one mounted with its text is often not announced. */
const emptyFor = 100;
/** Milliseconds after which a toast counts as announced; one that closes a dialog is younger. */
const announcedAfter = 500;

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

interface Host {
  /** The topmost open modal dialog, else null. */
  readonly host: Element | null;
  /** Toasts created earlier were announced in another host. */
  readonly since: number;
}

/**
 * Returns where toasts are rendered: everything outside a modal is inert and covered by it. `onChange` is
 * called before another host is returned.
 */
function useToastHost(onChange: () => void): Host {
  const [current, setCurrent] = useState<Host>({ host: null, since: 0 });
  const change = useEffectEvent(onChange);

  useEffect(() => {
    // In the order of opening: the last one is on top.
    let opened: readonly Element[] = [];

    function update() {
      const before = opened.at(-1);
      const open = [...document.querySelectorAll(modals)];
      opened = [
        ...opened.filter((modal) => open.includes(modal)),
        ...open.filter((modal) => !opened.includes(modal)),
      ];
      if (opened.at(-1) !== before) change();
      const host = opened.at(-1) ?? null;
      setCurrent((last) => (last.host === host ? last : { host, since: Date.now() - announcedAfter }));
    }

    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    update();
    return () => observer.disconnect();
  }, []);

  return current;
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

/** Toasts with the same message and type, shown as one. */
interface Repeated {
  readonly toast: Toast;
  /** How often the message was sent while it is shown. */
  readonly times: number;
  readonly older: readonly Toast[];
}

const isSame = (one: Toast, other: Toast) => one.type === other.type && one.message === other.message;

/** Returns one entry per message, newest first. `timesOf` returns the current count of a toast. */
function mergeRepeats(newestFirst: readonly Toast[], timesOf: (toast: Toast) => number): Repeated[] {
  const repeatsOf = (toast: Toast) => newestFirst.filter((each) => isSame(each, toast));
  return newestFirst.flatMap((toast) => {
    const [newest, ...older] = repeatsOf(toast);
    if (toast !== newest) return [];
    return [{ toast, times: older.reduce((sum, each) => sum + timesOf(each), timesOf(toast)), older }];
  });
}
