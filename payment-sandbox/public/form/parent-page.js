/** Talks with the page that holds this frame, and with no other: origin and window are checked both ways. */
const query = new URLSearchParams(location.search);
const origin = query.get('origin') ?? '';
const formId = query.get('formId') ?? '';

/** @param {string} type @param {object} [detail] */
export function tell(type, detail = {}) {
  if (origin && window.parent !== window)
    window.parent.postMessage({ krypton: formId, type, ...detail }, origin);
}

/** @param {(type: string, detail: Record<string, unknown>) => void} listener */
export function listen(listener) {
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== origin || event.data?.krypton !== formId) return;
    listener(event.data.type, event.data);
  });
}
