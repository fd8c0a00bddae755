/** The one way to the native alert, which the specification names for some failures; their text also stays on the page. */
export function alertPerson(message: string): void {
  window.alert(message);
}
