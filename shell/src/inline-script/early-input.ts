export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Types a text into a field of a hydrated page, past React's own record of the value. */
export function typeAgain(field: TextField, text: string): void {
  // React found the text in the field when it hydrated: no change, unless it has seen another one there.
  field.value = text ? '' : ' ';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Records clicks on buttons and typed texts until the page is hydrated, then repeats them. */
export function recordEarlyInput(): void {
  /** What is not hydrated: at first the whole page, then the remote's part of it. */
  let pending = '#root';
  const clicked: HTMLElement[] = [];
  const typed = new Map<TextField, string>();

  function recordClick(event: Event): void {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (!button?.closest(pending)) return;
    event.preventDefault();
    // React may listen already, for parts that are hydrated: it would handle the click now and once more later.
    event.stopPropagation();
    clicked.push(button);
  }
  function recordText({ target }: Event): void {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      if (target.closest(pending)) typed.set(target, target.value);
  }

  /** One after the other: between two, React renders what the first changed, so that the second acts on it. */
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
  addEventListener('input', recordText, true);
  // Each is announced once.
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
