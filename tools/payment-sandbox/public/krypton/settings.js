/** Settings of the script tag, and state shared by the parts of the client. */
const tag = /** @type {HTMLScriptElement} */ (document.currentScript);

/** The only origin that frames load and that messages are accepted from. */
export const origin = new URL(tag.src).origin;
export const styleSheet = new URL('payment-form.css', tag.src).href;

export const config = {
  publicKey: tag.getAttribute('kr-public-key') ?? '',
  formToken: '',
  language: 'fr-FR',
};

/** Window of the shop's page, which has the client as a property. */
export const shopPage = /** @type {Window & { KR?: import('../frame-messages').Client }} */ (window);

/** `window.KR`, filled by the library. An existing object is reused, since pages may wait for its `ready`. */
export const KR = shopPage.KR ?? { ready: false };

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} className
 * @param {Readonly<Record<string, string>>} attributes
 */
export function make(name, className, attributes = {}) {
  const element = document.createElement(name);
  element.className = className;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** @type {Map<string, Set<import('../frame-messages').Callback>>} */
const callbacks = new Map();

/** Every method of the client resolves to the client and an optional result. @param {unknown} [result] */
export const done = async (result) => (result === undefined ? { KR } : { KR, result });

/**
 * Runs the shop's callbacks in order. Resolves to false when one of them fails or results in false.
 * @param {string} event
 * @param {object} [detail]
 */
export async function announce(event, detail) {
  let proceed = true;
  for (const callback of callbacks.get(event) ?? []) {
    try {
      if ((await callback(detail)) === false) proceed = false;
    } catch (error) {
      proceed = false;
      console.error(error);
    }
  }
  return proceed;
}

/** @param {string} event */
export const listenerFor = (event) => (/** @type {import('../frame-messages').Callback} */ callback) => {
  callbacks.set(event, (callbacks.get(event) ?? new Set()).add(callback));
  return done();
};

/** Removes the callbacks of an event. @param {string} event */
export function removeEventCallbacks(event) {
  callbacks.delete(event);
  return done();
}
