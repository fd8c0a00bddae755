import { type TextField, typeAgain } from '../inline-script/early-input';

/** What was typed into a field, by its name or label and its position among those of the same. */
export interface TypedText {
  readonly field: string;
  readonly text: string;
}

/** ms; a page that has not shown its fields again by then is another one. */
const patience = 10_000;

const secret = /^(cc-|one-time-code|current-password|new-password)/;
const kinds = ['text', 'search', 'email', 'tel', 'url', 'number'];

function isTextField(element: unknown): element is TextField {
  if (element instanceof HTMLTextAreaElement) return true;
  return (
    element instanceof HTMLInputElement && kinds.includes(element.type) && !secret.test(element.autocomplete)
  );
}

/** A label that stands around a textarea has what is typed in its text. */
const labelOf = (field: TextField) =>
  field.getAttribute('aria-label') ??
  field.labels?.[0]?.textContent?.replace(field.textContent ?? '', '') ??
  '';

const nameOf = (field: TextField) => field.name || labelOf(field);

/** The fields of the page by what identifies them in every version. */
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

const typed = new Set<TextField>();

/** Remembers which fields the visitor types into; never passwords or cards. */
export function followTyping(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isTextField(target)) typed.add(target);
    },
    true,
  );
}

/** Typed into, by key; forgets fields that have left the page. */
function typedByKey(): [string, TextField][] {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  return [...fieldsByKey()].filter(([, field]) => typed.has(field));
}

export const typedTexts = (): TypedText[] =>
  typedByKey().map(([field, { value }]) => ({ field, text: value }));

/** Calls `put` now and whenever the page changes, until it returns true, the URL changes or `patience` ends. */
function untilPut(put: () => boolean): void {
  const { href } = window.location;
  if (put()) return;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    if (window.location.href !== href || put()) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, patience);
}

/** Types each text once that no field of the page holds any longer into the field of its key. */
function typeWhenShown(waiting: Map<string, Pick<TextField, 'value' | 'isConnected'>>): void {
  untilPut(() => {
    const gone = [...waiting].filter(([, { isConnected }]) => !isConnected);
    const fields = gone.length > 0 ? fieldsByKey() : new Map<string, TextField>();
    for (const [key, { value }] of gone) {
      const field = fields.get(key);
      if (!field) continue;
      waiting.delete(key);
      typeAgain(field, value);
    }
    return waiting.size === 0;
  });
}

/** After a reload: types the texts again where their fields are or come to be. */
export const putBack = (texts: readonly TypedText[]) =>
  typeWhenShown(new Map(texts.map(({ field, text }) => [field, { value: text, isConnected: false }])));

/** Before a part of the page is replaced: types the texts of its fields into those that replace them. */
export const keepTypedTexts = () => typeWhenShown(new Map(typedByKey()));
