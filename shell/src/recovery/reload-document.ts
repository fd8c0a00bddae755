import { lastingState, restoreLastingState } from 'page-kit/page';
import { listen } from 'shared-contracts/events';
import { keyOf, readStorage, removeStorage, writeStorage } from 'shared-contracts/storage';
import type { Store } from 'shared-contracts/store';
import { cameByReload, isShellReplaced } from '../inline-script/shell-version';
import { putBack, type TypedText, typedTexts } from './typed-texts';

/** A file that the bundler's loader did not get. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'ChunkLoadError';

/** What outlives a reload, once. */
interface Saved {
  readonly address: string;
  readonly texts: readonly TypedText[];
  readonly state: Readonly<Record<string, unknown>>;
}

const storageKey = keyOf('customer', 'before-reload');

let paymentOpen = false;

/** Runs once: from then on it is known whether a payment is open. */
export function watchPayments(): void {
  listen('checkout:payment-opened', () => {
    paymentOpen = true;
  });
  listen('checkout:payment-closed', () => {
    paymentOpen = false;
  });
}

/** False when something would be lost. */
function save(store: Store): boolean {
  const [texts, state] = [typedTexts(), lastingState(store)];
  if (texts.length === 0 && Object.values(state).every((value) => value === undefined)) return true;
  const saved: Saved = { address: window.location.href, texts, state };
  return writeStorage('session', storageKey, JSON.stringify(saved));
}

/** Where a file is missing that a newer document has. */
interface Missing {
  readonly store: Store;
  /** The visitor has pressed 'Réessayer'. */
  readonly asked: boolean;
}

/** Loads the document again: unasked once and only without loss, never while a payment is open. False: it stays. */
export function reloadDocument({ store, asked }: Missing): boolean {
  if (paymentOpen || (!asked && cameByReload())) return false;
  if (!save(store) && !asked) return false;
  window.location.reload();
  return true;
}

/** The same where another version of the shell is deployed: the file that is missing went with the first one. */
export async function reloadForMissingFile(missing: Missing): Promise<boolean> {
  if (!missing.asked && cameByReload()) return false;
  return (await isShellReplaced()) && reloadDocument(missing);
}

/** Takes what a reload has left for this document. State is put back now, texts by the returned function, when the page answers. */
export function takeSaved(store: Store): () => void {
  const saved = readStorage('session', storageKey, (text) => JSON.parse(text) as Saved);
  removeStorage('session', storageKey);
  if (saved?.address !== window.location.href) return () => undefined;
  restoreLastingState(store, saved.state);
  return () => putBack(saved.texts);
}
