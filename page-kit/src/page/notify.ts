/** The one way to the native alert, which the specification names for some failures. The page also writes the text, so that it stays readable. */
export function notify(text: string): void {
  window.alert(text);
}
