import { announce } from './callbacks.js';
import { PayButton } from './pay-button.js';
import { config, KR, make, origin } from './settings.js';

/** A frame that has not spoken by then will not. */
const frameTimeLimit = 20_000;

/** The forms of this page by their id. @type {Map<string, PaymentForm>} */
export const forms = new Map();

/** One form in the page: frame, button and message, in a `.kr-embedded` container. */
export class PaymentForm {
  id = `F${crypto.getRandomValues(new Uint32Array(1))[0].toString(16).toUpperCase().padStart(8, '0')}`;
  container;
  button;
  #frame;
  #message;
  #ownsMessage;
  #hiddenPlaces = [];
  #created = false;
  #limit;
  #validations = new Map();
  #onMessage = (event) => this.#hear(event);

  constructor(container) {
    this.container = container;
    container.setAttribute('kr-form-id', this.id);
    this.#frame = make('iframe', 'kr-iframe', {
      title: 'Carte bancaire, champs sécurisés',
      allow: 'payment',
    });
    // The frame keeps 5 px around its fields for the focus ring: out by as much, edges line up. Set here,
    // where no style sheet of the shop can undo it.
    Object.assign(this.#frame.style, {
      display: 'block',
      width: 'calc(100% + 10px)',
      margin: '-5px',
      border: '0',
    });
    const query = new URLSearchParams({ formId: this.id, origin: location.origin });
    this.#frame.src = `${origin}/form?${query}`;

    // Three places in the page, one frame for the three fields: it takes the first place.
    this.#hiddenPlaces = [...container.querySelectorAll('.kr-pan, .kr-expiry, .kr-security-code')];
    for (const place of this.#hiddenPlaces) place.hidden = true;
    if (this.#hiddenPlaces[0]) this.#hiddenPlaces[0].before(this.#frame);
    else container.prepend(this.#frame);
    this.button = new PayButton(container, () => this.pay());
    this.#message = container.querySelector('.kr-form-error');
    this.#ownsMessage = !this.#message;
    if (!this.#message) {
      this.#message = make('div', 'kr-form-error', { role: 'alert' });
      container.append(this.#message);
    }
    window.addEventListener('message', this.#onMessage);
    this.#limit = setTimeout(
      () => this.fail('CLIENT_999', 'Le paiement est momentanément indisponible.'),
      frameTimeLimit,
    );
  }

  /** Gives the frame its token, once it can hear and there is one. */
  configure() {
    const { formToken, publicKey, language } = config;
    if (!this.#created || !formToken || !publicKey) return;
    this.#say('configure', { formToken, publicKey, language });
  }

  async pay() {
    if (!this.button.canPay) return;
    if (!(await announce('button.onClick'))) return;
    this.button.state = 'busy';
    this.#message.textContent = '';
    this.#say('pay');
  }

  /** Resolves to null, or to the error that lists the fields at fault. */
  validate() {
    const call = crypto.getRandomValues(new Uint32Array(1))[0];
    return new Promise((resolve) => {
      this.#validations.set(call, resolve);
      this.#say('validate', { call });
    });
  }

  focus(field) {
    this.#frame.focus();
    this.#say('focus', { field });
  }

  fail(errorCode, errorMessage) {
    this.#failed({
      errorCode,
      errorMessage,
      detailedErrorCode: null,
      detailedErrorMessage: null,
      field: null,
    });
  }

  remove() {
    clearTimeout(this.#limit);
    window.removeEventListener('message', this.#onMessage);
    this.#frame.remove();
    this.button.remove();
    if (this.#ownsMessage) this.#message.remove();
    else this.#message.textContent = '';
    for (const place of this.#hiddenPlaces) place.hidden = false;
    this.container.removeAttribute('kr-form-id');
    this.container.removeAttribute('kr-form-ready');
    forms.delete(this.id);
  }

  #say(type, detail = {}) {
    this.#frame.contentWindow?.postMessage({ krypton: this.id, type, ...detail }, origin);
  }

  #hear({ source, origin: from, data }) {
    if (source !== this.#frame.contentWindow || from !== origin || data?.krypton !== this.id) return;
    const { type } = data;
    if (type === 'created') {
      this.#created = true;
      clearTimeout(this.#limit);
      this.configure();
      void announce('onLoaded', { KR });
      void announce('onFormCreated', { KR, formId: this.id });
    }
    if (type === 'ready') {
      this.button.amount = data.amount;
      this.button.state = 'ready';
      this.#message.textContent = '';
      this.container.setAttribute('kr-form-ready', 'true');
      void announce('onFormReady', { KR, formId: this.id });
    }
    if (type === 'height') this.#frame.style.height = `${data.height}px`;
    if (type === 'enter') void this.pay();
    if (type === 'challenge') {
      this.button.hidden = data.open;
      this.container.toggleAttribute('kr-challenge', data.open);
      if (data.open) this.focus('challenge');
    }
    if (type === 'valid') void announce('onFormValid', { KR, cardInfo: data.cardInfo });
    if (type === 'brand') void announce('onBrandChanged', { KR, cardInfo: data.cardInfo });
    if (type === 'focus') void announce('onFocus', { formId: this.id, field: data.field });
    if (type === 'blur') void announce('onBlur', { formId: this.id, field: data.field });
    if (type === 'validated') {
      this.#validations.get(data.call)?.(data.error && this.#krError(data.error));
      this.#validations.delete(data.call);
    }
    if (type === 'paid') void this.#paid(data.answer);
    if (type === 'error') this.#failed(data.error);
  }

  async #paid(answer) {
    const response = this.#response(answer);
    const goOn = await announce('onSubmit', response);
    this.button.state = 'paid';
    if (goOn) redirect(response);
  }

  #failed(error) {
    const krError = this.#krError(error);
    this.#message.textContent = krError.errorMessage;
    // Without a usable form there is nothing to press.
    const usable =
      this.container.hasAttribute('kr-form-ready') &&
      !/^(CLIENT_(004|100)|PSP_(099|108))$/.test(krError.errorCode);
    this.button.state = usable ? 'ready' : 'disabled';
    if (krError.field) this.focus(krError.field);
    if (krError.errorCode === 'CLIENT_101') void announce('on3dSecureAbort', { KR });
    void announce('onError', krError);
  }

  #response(answer) {
    return {
      ...answer,
      formId: this.id,
      post: () => ({
        'kr-hash': answer.hash,
        'kr-hash-algorithm': answer.hashAlgorithm,
        'kr-hash-key': answer.hashKey,
        'kr-answer-type': 'V4/Payment',
        'kr-answer': answer.rawClientAnswer,
      }),
    };
  }

  #krError({ children = [], answer, ...error }) {
    const common = { formId: this.id, _type: 'krypton/error' };
    return {
      ...error,
      children: children.map((child) => ({
        detailedErrorCode: null,
        detailedErrorMessage: null,
        children: [],
        metadata: {},
        ...child,
        ...common,
      })),
      metadata: answer ? { answer: this.#response(answer), formToken: config.formToken } : {},
      ...common,
    };
  }
}

/** Where the shop's page asked to go after a payment; nowhere in a single-page shop. */
function redirect(response) {
  const { 'kr-post-url-success': post, 'kr-get-url-success': get } = config;
  const address = post || get;
  if (!address) return;
  const form = make('form', '', { method: post ? 'post' : 'get', action: address });
  for (const [name, value] of Object.entries(response.post())) {
    form.append(make('input', '', { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
