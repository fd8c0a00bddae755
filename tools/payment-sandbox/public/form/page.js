/** The form's page and the page that holds its frame: origin and window are checked both ways. */
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
