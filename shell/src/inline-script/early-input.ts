export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Types a text into a field of a hydrated page, bypassing React's record of the value. */
export function typeAgain(field: TextField, text: string): void {
  // React recorded the text at hydration, and reports a change only after it has seen another value.
  field.value = text ? '' : ' ';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Fields of a part that may have a text which was filled in without an event, by a browser or password manager. */
const filledIn = (part: ParentNode) =>
  [...part.querySelectorAll<TextField>('input, textarea')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Dispatches the missing events before a form's button is pressed; React ignores them for values that it knows. */
export function announceFilledIn(): void {
  const announce = ({ target }: Event) => {
    const form = (target as Element).closest('form');
    if (!form) return;
    for (const field of filledIn(form)) field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const press of ['pointerdown', 'click']) addEventListener(press, announce, true);
}

/** Records clicks on buttons and typed texts until the page is hydrated, then repeats them. */
export function recordEarlyInput(): void {
  /** Selector of the part that is not hydrated: at first the whole page, then the page of a remote. */
  let pending = '#root';
  const clicked: HTMLElement[] = [];
  const typed = new Map<TextField, string>();

  function recordClick(event: Event): void {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (!button?.closest(pending)) return;
    event.preventDefault();
    // React may already listen, for hydrated parts: it would handle the click now and again when repeated.
    event.stopPropagation();
    clicked.push(button);
  }
  function recordText({ target }: Event): void {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      if (target.closest(pending)) typed.set(target, target.value);
  }

  /** Repeats the input one by one: React renders the result of each before the next. */
  async function repeat(stillPending?: string): Promise<void> {
    const isHydrated = (element: Element) => !(stillPending && element.closest(stillPending));
    const texts = [...typed].filter(([input]) => isHydrated(input));
    const buttons = clicked.filter(isHydrated);
    for (const [input] of texts) typed.delete(input);
    for (const button of buttons) clicked.splice(clicked.indexOf(button), 1);
    for (const [input, text] of texts) {
      if (input.isConnected) typeAgain(input, text);
      await undefined;
    }
    for (const button of buttons) {
      if (button.isConnected) button.click();
      await undefined;
    }
  }

  addEventListener('click', recordClick, true);
  // Hydration empties fields that were filled in without an event.
  addEventListener('shop:hydrating', () => {
    for (const field of filledIn(document)) typed.set(field, field.value);
  });
  addEventListener('input', recordText, true);
  // Each event is dispatched once.
  addEventListener('shop:shell-hydrated', () => {
    pending = '#contenu';
    void repeat(pending);
  });
  addEventListener('shop:hydrated', () => {
    removeEventListener('click', recordClick, true);
    removeEventListener('input', recordText, true);
    void repeat();
  });
}
