/** Tells a failure that the specification wants as a browser alert. The page also writes it, so that it stays readable. */
export function notify(text: string): void {
  window.alert(text);
}
