import { PayButton } from './pay-button.js';
import { announce, config, KR, make, origin } from './settings.js';

/** @typedef {import('../frame-messages').Field} Field */
/** @typedef {import('../frame-messages').PaymentAnswer} PaymentAnswer */
/** @typedef {import('../frame-messages').PaymentError} PaymentError */

/** Milliseconds within which the frame must send its first message. */
const frameTimeLimit = 20_000;

/** Forms of this page by id. @type {Map<string, PaymentForm>} */
export const forms = new Map();

/** A form in the page: frame, button and message in a `.kr-embedded` container. */
export class PaymentForm {
  // `randomUUID` is missing without https and in some privacy settings of browsers.
  id = `F${(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(16).toUpperCase().padStart(8, '0')}`;
  container;
  button;
  #frame;
  #message;
  #created = false;
  #limit;
  /** @param {MessageEvent} event */
  #onMessage = (event) => this.#receive(event);

  /** @param {HTMLElement} container */
  constructor(container) {
    this.container = container;
    container.setAttribute('kr-form-id', this.id);
    this.#frame = make('iframe', 'kr-iframe', {
      title: 'Carte bancaire, champs sécurisés',
      allow: 'payment',
    });
    // The frame has 5 px around its fields for the focus ring; the negative margin aligns the edges. Inline,
    // so that no style sheet of the shop overrides it.
    Object.assign(this.#frame.style, {
      display: 'block',
      width: 'calc(100% + 10px)',
      margin: '-5px',
      border: '0',
    });
    const query = new URLSearchParams({ formId: this.id, origin: location.origin });
    this.#frame.src = `${origin}/form?${query}`;

    // The page has three containers and a button. One frame with all fields replaces the first container.
    /** @type {HTMLElement | null} */
    const button = container.querySelector('button.kr-payment-button');
    if (!button) throw new Error('CLIENT_501: no button.kr-payment-button element');
    container.querySelector('.kr-pan')?.replaceWith(this.#frame);
    for (const each of container.querySelectorAll('.kr-expiry, .kr-security-code')) each.remove();
    this.button = new PayButton(button, () => this.pay());
    this.#message = make('div', 'kr-form-error', { role: 'alert' });
    container.append(this.#message);
    window.addEventListener('message', this.#onMessage);
    this.#limit = setTimeout(
      () =>
        this.#failed({
          errorCode: 'CLIENT_999',
          errorMessage: 'Le paiement est momentanément indisponible.',
        }),
      frameTimeLimit,
    );
  }

  /** Sends the token to the frame when both are available. */
  configure() {
    const { formToken, publicKey, language } = config;
    if (!this.#created || !formToken || !publicKey) return;
    this.#post({ type: 'configure', formToken, publicKey, language });
  }

  async pay() {
    if (!this.button.canPay) return;
    if (!(await announce('button.onClick'))) return;
    this.button.state = 'busy';
    this.#message.textContent = '';
    this.#post({ type: 'pay' });
  }

  /** @param {Field | 'challenge'} field */
  focus(field) {
    this.#frame.focus();
    this.#post({ type: 'focus', field });
  }

  remove() {
    clearTimeout(this.#limit);
    window.removeEventListener('message', this.#onMessage);
    this.#frame.remove();
    this.#message.remove();
    forms.delete(this.id);
  }

  /** @param {import('../frame-messages').PageMessage} message */
  #post(message) {
    this.#frame.contentWindow?.postMessage({ krypton: this.id, ...message }, origin);
  }

  /** @param {MessageEvent} event */
  #receive({ source, origin: from, data }) {
    if (source !== this.#frame.contentWindow || from !== origin || data?.krypton !== this.id) return;
    this.#handle(data);
  }

  /** @param {import('../frame-messages').FrameMessage} message */
  #handle(message) {
    if (message.type === 'created') {
      this.#created = true;
      clearTimeout(this.#limit);
      this.configure();
    }
    if (message.type === 'ready') {
      this.button.amount = message.amount;
      this.button.state = 'ready';
      this.#message.textContent = '';
      this.container.setAttribute('kr-form-ready', 'true');
      void announce('onFormReady', { KR, formId: this.id });
    }
    if (message.type === 'height') this.#frame.style.height = `${message.height}px`;
    if (message.type === 'enter') void this.pay();
    if (message.type === 'challenge') {
      this.button.hidden = message.open;
      this.container.toggleAttribute('kr-challenge', message.open);
      if (message.open) this.focus('challenge');
    }
    if (message.type === 'paid') void this.#paid(message.answer);
    if (message.type === 'error') this.#failed(message.error);
  }

  /** @param {PaymentAnswer} answer */
  async #paid(answer) {
    await announce('onSubmit', { ...answer, formId: this.id });
    this.button.state = 'paid';
  }

  /** @param {PaymentError} error */
  #failed(error) {
    this.#message.textContent = error.errorMessage;
    // The button is disabled when the form cannot be used any more.
    const usable =
      this.container.hasAttribute('kr-form-ready') &&
      !/^(CLIENT_(004|100)|PSP_(099|108))$/.test(error.errorCode);
    this.button.state = usable ? 'ready' : 'disabled';
    if (error.field) this.focus(error.field);
    void announce('onError', { ...error, formId: this.id, _type: 'krypton/error' });
  }
}
