import { make } from './settings.js';

/** @typedef {'waiting' | 'ready' | 'busy' | 'paid' | 'disabled'} State */

/** Texts that replace the label. @type {Readonly<Partial<Record<State, string>>>} */
const stateTexts = { busy: 'Paiement en cours', paid: 'Paiement accepté' };

/** The pay button: a real one, whatever element of the page it replaces. */
export class PayButton {
  #element;
  /** Another element that it replaces. @type {HTMLElement | null} */
  #placeholder;
  #amount = '';
  /** @type {State} */
  #state = 'waiting';

  /** @param {HTMLElement} container @param {() => void} onClick */
  constructor(container, onClick) {
    /** @type {HTMLElement | null} */
    const existing = container.querySelector('.kr-payment-button');
    const isButton = existing instanceof HTMLButtonElement;
    this.#element = isButton ? existing : make('button', 'kr-payment-button');
    this.#placeholder = isButton ? null : existing;
    this.#element.type = 'button';
    this.#element.addEventListener('click', onClick);
    if (this.#placeholder) {
      this.#placeholder.classList.remove('kr-payment-button');
      this.#placeholder.hidden = true;
      this.#placeholder.after(this.#element);
    } else if (!isButton) container.append(this.#element);
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

  remove() {
    this.#element.remove();
    if (!this.#placeholder) return;
    this.#placeholder.classList.add('kr-payment-button');
    this.#placeholder.hidden = false;
  }

  #show() {
    this.#element.textContent = stateTexts[this.#state] ?? `Payer ${this.#amount}`.trim();
    this.#element.setAttribute('aria-busy', String(this.#state === 'busy'));
    this.#element.setAttribute('aria-disabled', String(this.#state !== 'ready'));
  }
}
