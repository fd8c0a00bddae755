import { listen } from 'shared-contracts/events';
import { type TextField, typeAgain } from '../inline-script/early-input';

/** Typed texts by field: its index among the fields of the same name or label, and this. */
export type TypedTexts = Readonly<Record<string, string>>;

/** Values of `autocomplete` whose texts are never stored. */
const secret = /^(cc-|one-time-code|current-password|new-password)/;
const textTypes = ['text', 'search', 'email', 'tel', 'url', 'number'];

function isTextField(element: unknown): element is TextField {
  if (element instanceof HTMLTextAreaElement) return true;
  return (
    element instanceof HTMLInputElement &&
    textTypes.includes(element.type) &&
    !secret.test(element.autocomplete)
  );
}

/** Returns the label of a field; the text of a label that wraps a textarea includes the textarea's value. */
const labelOf = (field: TextField) =>
  field.getAttribute('aria-label') ??
  field.labels?.[0]?.textContent?.replace(field.textContent ?? '', '') ??
  '';

const nameOf = (field: TextField) => field.name || labelOf(field);

/** Returns the fields of the page by index and name, which identify them across versions. */
function fieldsByKey(): Map<string, TextField> {
  const counts = new Map<string, number>();
  const fields = new Map<string, TextField>();
  for (const field of document.querySelectorAll<TextField>('input, textarea')) {
    const name = nameOf(field);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    if (isTextField(field)) fields.set(`${count} ${name}`, field);
  }
  return fields;
}

/** Weak: a removed field would keep its whole page in memory. */
const typed = new WeakSet<TextField>();

/** Tracks the fields that the visitor types into, except passwords and cards. */
export function followTyping(): void {
  function follow({ target }: Event): void {
    if (isTextField(target)) typed.add(target);
  }
  document.addEventListener('input', follow, true);
}

const typedByKey = () => [...fieldsByKey()].filter(([, field]) => typed.has(field));

/** Returns the typed texts of the page, to restore them in the next document. */
export const typedTexts = (): TypedTexts =>
  Object.fromEntries(typedByKey().map(([key, { value }]) => [key, value]));

/** Calls `restore` now and when the page changes, until it returns true, the URL changes or a sign-out. */
function retryOnChange(restore: () => boolean): void {
  const { href } = window.location;
  if (restore()) return;
  const stop = () => {
    observer.disconnect();
    stopListening();
  };
  const observer = new MutationObserver(() => {
    if (window.location.href !== href || restore()) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const stopListening = listen('account:signed-out', stop);
}

/** Types each text whose field was removed into the field of the same key, once. */
function typeWhenShown(waiting: Map<string, Pick<TextField, 'value' | 'isConnected'>>): void {
  retryOnChange(() => {
    const removed = [...waiting].filter(([, { isConnected }]) => !isConnected);
    const fields = removed.length > 0 ? fieldsByKey() : new Map<string, TextField>();
    for (const [key, { value }] of removed) {
      const field = fields.get(key);
      if (!field) continue;
      waiting.delete(key);
      typeAgain(field, value);
    }
    return waiting.size === 0;
  });
}

/** Types the texts again in the next document, once their fields are rendered, such as those of a dialog. */
export const putBack = (texts: TypedTexts) =>
  typeWhenShown(new Map(Object.entries(texts).map(([key, value]) => [key, { value, isConnected: false }])));

/** Called before a part of the page is replaced: types the texts of its fields into the new fields. */
export const keepTypedTexts = () => typeWhenShown(new Map(typedByKey()));
