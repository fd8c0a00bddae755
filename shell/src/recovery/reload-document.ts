import { lastingState, restoreLastingState } from 'page-kit/page';
import { listen } from 'shared-contracts/events';
import { keyOf, readStorage, removeStorage, writeStorage } from 'shared-contracts/storage';
import type { Store } from 'shared-contracts/store';
import { cameByReload, isShellReplaced } from '../inline-script/shell-version';
import { putBack, type TypedTexts, typedTexts } from './typed-texts';

/** Whether the error is a file that the bundler's loader could not load. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'ChunkLoadError';

/** The state that is restored in the next document, once. */
interface Saved {
  readonly url: string;
  readonly texts: TypedTexts;
  readonly state: Readonly<Record<string, unknown>>;
}

const storageKey = keyOf('customer', 'before-reload');

let isPaymentOpen = false;

/** Tracks whether a payment is open. Called once. */
export function watchPayments(): void {
  listen('checkout:payment-opened', () => (isPaymentOpen = true));
  listen('checkout:payment-closed', () => (isPaymentOpen = false));
}

/** Saves texts and state for the next document. Returns false when storage is refused. */
function save(store: Store): boolean {
  removeStorage('session', storageKey);
  const [texts, state] = [typedTexts(), lastingState(store)];
  const values = Object.values({ ...texts, ...state });
  if (values.every((value) => value === undefined)) return true;
  const saved: Saved = { url: window.location.href, texts, state };
  return writeStorage('session', storageKey, JSON.stringify(saved));
}

/** Saves what is typed only while the page is hidden, since phones drop hidden pages without an event. */
export function saveWhileHidden(store: Store): void {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) save(store);
    else removeStorage('session', storageKey);
  });
}

/** The reason for a reload: a missing file that a newer document may have. */
interface ReloadRequest {
  readonly store: Store;
  /** The visitor has pressed 'Réessayer'. */
  readonly byVisitor: boolean;
}

/** Reloads the document: automatically once and without loss, never during a payment; else returns false. */
export function reloadDocument({ store, byVisitor }: ReloadRequest): boolean {
  if (isPaymentOpen || (!byVisitor && cameByReload())) return false;
  if (!save(store) && !byVisitor) return false;
  window.location.reload();
  return true;
}

/** Reloads the document if a newer shell is deployed: the missing file belonged to the old one. */
export async function reloadForMissingFile(request: ReloadRequest): Promise<boolean> {
  if (!request.byVisitor && cameByReload()) return false;
  return (await isShellReplaced()) && reloadDocument(request);
}

/** Restores the state saved before a reload; returns a function that restores the texts after hydration. */
export function takeSaved(store: Store): () => void {
  const saved = readStorage('session', storageKey, (text) => JSON.parse(text) as Saved);
  removeStorage('session', storageKey);
  if (saved?.url !== window.location.href) return () => undefined;
  restoreLastingState(store, saved.state);
  return () => putBack(saved.texts);
}
