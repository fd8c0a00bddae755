/** Talks with the page that holds this frame, and with no other: origin and window are checked both ways. */
const query = new URLSearchParams(location.search);
const origin = query.get('origin') ?? '';
const formId = query.get('formId') ?? '';

/** @param {import('../messages').FrameMessage} message */
export function tell(message) {
  if (origin && window.parent !== window) window.parent.postMessage({ krypton: formId, ...message }, origin);
}

/** @param {(message: import('../messages').PageMessage) => void} listener */
export function listen(listener) {
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== origin || event.data?.krypton !== formId) return;
    listener(event.data);
  });
}
