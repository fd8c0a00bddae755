/** Shows the native alert that the specification requires for some failures; the page shows the text, too. */
export function notify(text: string): void {
  window.alert(text);
}
