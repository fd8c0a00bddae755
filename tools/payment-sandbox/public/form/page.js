/** Messages between the form's page and the page that embeds it; both check origin and window. */
const query = new URLSearchParams(location.search);
const origin = query.get('origin') ?? '';
const formId = query.get('formId') ?? '';

/** @param {import('../frame-messages').FrameMessage} message */
export function send(message) {
  if (origin && window.parent !== window) window.parent.postMessage({ krypton: formId, ...message }, origin);
}

/** @param {(message: import('../frame-messages').PageMessage) => void} listener */
export function listen(listener) {
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== origin || event.data?.krypton !== formId) return;
    listener(event.data);
  });
}

/**
 * Returns an element of the form's page.
 * @template {HTMLElement} Wanted
 * @param {string} id
 * @param {new () => Wanted} kind
 * @returns {Wanted}
 * @throws when there is no such element
 */
export function elementOf(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page has no ${kind.name} #${id}`);
  return element;
}
