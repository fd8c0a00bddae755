/** What the script tag says, and what the parts of the client share. */
const tag = /** @type {HTMLScriptElement} */ (document.currentScript);

/** The only origin that frames are made of and that messages are taken from. */
export const origin = new URL(tag.src).origin;
export const styleSheet = new URL('payment-form.css', tag.src).href;

export const config = {
  publicKey: tag.getAttribute('kr-public-key') ?? '',
  formToken: tag.getAttribute('kr-form-token') ?? '',
  language: tag.getAttribute('kr-language') ?? 'fr-FR',
  'kr-spa-mode': tag.getAttribute('kr-spa-mode') === 'true',
  'kr-post-url-success': tag.getAttribute('kr-post-url-success') ?? '',
  'kr-get-url-success': tag.getAttribute('kr-get-url-success') ?? '',
};

export const label = { template: 'Payer %amount-and-currency%' };

/** The window of the shop's page, where it finds the client. */
export const shopPage = /** @type {Window & { KR?: import('../messages').Client }} */ (window);

/** `window.KR`; filled by the library. Pages may already wait on an object that never became ready. */
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
