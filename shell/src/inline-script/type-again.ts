export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Types a text into a field of a page that listens, past React's own record of the value. */
export function typeAgain(field: TextField, text: string): void {
  // React found the text in the field when it took the page over: no news, unless it has seen another one there.
  field.value = text ? '' : ' ';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
