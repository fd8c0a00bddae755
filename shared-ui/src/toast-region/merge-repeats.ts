import type { Toast } from 'react-hot-toast/headless';

/** Toasts that say the same in the same tone, shown as one. */
export interface Repeated {
  /** The newest of them. */
  readonly toast: Toast;
  /** How often it was said while it stands there. */
  readonly times: number;
  /** Those that the newest replaces. */
  readonly older: readonly Toast[];
}

/** Messages that are no text (with an action of their own) are never the same. */
const isSame = (one: Toast, other: Toast) =>
  one.type === other.type && typeof one.message === 'string' && one.message === other.message;

/** One entry per text, newest first. `timesOf`: how many repeats a toast counts already. */
export function mergeRepeats(newestFirst: readonly Toast[], timesOf: (toast: Toast) => number): Repeated[] {
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
