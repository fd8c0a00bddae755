import type { Toast } from 'react-hot-toast/headless';

/** Toasts with the same message and type, shown as one. */
export interface Repeated {
  readonly toast: Toast;
  /** How often the message was sent while it is shown. */
  readonly times: number;
  readonly older: readonly Toast[];
}

const isSame = (one: Toast, other: Toast) => one.type === other.type && one.message === other.message;

/** Returns one entry per message, newest first. `timesOf` returns the current count of a toast. */
export function mergeRepeats(newestFirst: readonly Toast[], timesOf: (toast: Toast) => number): Repeated[] {
  const repeatsOf = (toast: Toast) => newestFirst.filter((each) => isSame(each, toast));
  return newestFirst.flatMap((toast) => {
    const [newest, ...older] = repeatsOf(toast);
    if (toast !== newest) return [];
    return [{ toast, times: older.reduce((sum, each) => sum + timesOf(each), timesOf(toast)), older }];
  });
}
