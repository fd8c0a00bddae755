import { label, make } from './settings.js';

/** The pay button: a real one, whatever element the page kept its place with. */
export class PayButton {
  #element;
  #placeholder;
  #amount = '';
  #state = 'waiting';

  constructor(container, onClick) {
    this.#placeholder = container.querySelector('.kr-payment-button');
    const isButton = this.#placeholder instanceof HTMLButtonElement;
    this.#element = isButton ? this.#placeholder : make('button', 'kr-payment-button');
    this.#element.type = 'button';
    this.#element.addEventListener('click', onClick);
    if (isButton) this.#placeholder = null;
    else if (this.#placeholder) {
      this.#placeholder.classList.remove('kr-payment-button');
      this.#placeholder.hidden = true;
      this.#placeholder.after(this.#element);
    } else container.append(this.#element);
    this.#show();
  }

  set amount(text) {
    this.#amount = text;
    this.#show();
  }

  /** waiting, ready, busy, paid or disabled */
  set state(state) {
    this.#state = state;
    this.#show();
  }

  get canPay() {
    return this.#state === 'ready';
  }

  set hidden(hidden) {
    this.#element.hidden = hidden;
  }

  refresh() {
    this.#show();
  }

  remove() {
    this.#element.remove();
    if (!this.#placeholder) return;
    this.#placeholder.classList.add('kr-payment-button');
    this.#placeholder.hidden = false;
  }

  #show() {
    const texts = { busy: 'Paiement en cours', paid: 'Paiement accepté' };
    const text = label.template.replace('%amount-and-currency%', this.#amount).trim();
    this.#element.textContent = texts[this.#state] ?? text;
    this.#element.setAttribute('aria-busy', String(this.#state === 'busy'));
    this.#element.setAttribute('aria-disabled', String(this.#state !== 'ready'));
  }
}
