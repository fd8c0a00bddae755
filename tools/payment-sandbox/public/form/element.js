/**
 * An element of the form's page.
 * @template {HTMLElement} Wanted
 * @param {string} id
 * @param {new () => Wanted} kind
 * @returns {Wanted}
 * @throws when the page does not have it
 */
export function elementOf(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page has no ${kind.name} #${id}`);
  return element;
}
