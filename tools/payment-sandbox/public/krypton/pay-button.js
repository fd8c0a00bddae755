/** @typedef {'waiting' | 'ready' | 'busy' | 'paid' | 'disabled'} State */

/** Texts that replace the label. @type {Readonly<Partial<Record<State, string>>>} */
const stateTexts = { busy: 'Paiement en cours', paid: 'Paiement accepté' };

/** The pay button of the shop's page. */
export class PayButton {
  #element;
  #amount = '';
  /** @type {State} */
  #state = 'waiting';

  /** @param {HTMLElement} element @param {() => void} onClick */
  constructor(element, onClick) {
    this.#element = element;
    element.addEventListener('click', onClick);
    this.#show();
  }

  /** @param {string} text */
  set amount(text) {
    this.#amount = text;
    this.#show();
  }

  /** @param {State} state */
  set state(state) {
    this.#state = state;
    this.#show();
  }

  get canPay() {
    return this.#state === 'ready';
  }

  /** @param {boolean} hidden */
  set hidden(hidden) {
    this.#element.hidden = hidden;
  }

  #show() {
    this.#element.textContent = stateTexts[this.#state] ?? `Payer ${this.#amount}`.trim();
    this.#element.setAttribute('aria-busy', String(this.#state === 'busy'));
    this.#element.setAttribute('aria-disabled', String(this.#state !== 'ready'));
  }
}
