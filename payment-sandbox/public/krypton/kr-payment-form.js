/**
 * The browser client of the payment sandbox: `window.KR`, as shops know it from the provider.
 * The card fields themselves live in a frame of this script's origin; no card data ever comes here.
 */
(() => {
  if (window.KR?.ready) return;

  const tag = document.currentScript;
  const origin = new URL(tag.src).origin;
  const styleSheet = new URL('payment-form.css', tag.src).href;
  /** A frame that has not spoken by then will not. */
  const frameTimeLimit = 20_000;

  const config = {
    publicKey: tag.getAttribute('kr-public-key') ?? '',
    formToken: tag.getAttribute('kr-form-token') ?? '',
    language: tag.getAttribute('kr-language') ?? 'fr-FR',
    'kr-spa-mode': tag.getAttribute('kr-spa-mode') === 'true',
    'kr-post-url-success': tag.getAttribute('kr-post-url-success') ?? '',
    'kr-get-url-success': tag.getAttribute('kr-get-url-success') ?? '',
  };
  const shortNames = {
    'kr-public-key': 'publicKey',
    'kr-form-token': 'formToken',
    'kr-language': 'language',
  };
  const label = { template: 'Payer %amount-and-currency%' };

  /** @type {Map<string, Set<Function>>} */
  const callbacks = new Map();
  /** @type {Map<string, PaymentForm>} */
  const forms = new Map();

  const done = async (result) => (result === undefined ? { KR } : { KR, result });

  /** Runs the shop's callbacks in order; false when one of them, or its promise, says false or fails. */
  async function announce(event, detail) {
    let goOn = true;
    for (const callback of callbacks.get(event) ?? []) {
      try {
        if ((await callback(detail)) === false) goOn = false;
      } catch (error) {
        goOn = false;
        console.error(error);
      }
    }
    return goOn;
  }

  const listenerFor = (event) => (callback) => {
    callbacks.set(event, (callbacks.get(event) ?? new Set()).add(callback));
    return done();
  };

  function make(name, className, attributes = {}) {
    const element = document.createElement(name);
    element.className = className;
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  }

  /** The pay button: a real one, whatever element the page kept its place with. */
  class PayButton {
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

  /** One form in the page: frame, button and message, in a `.kr-embedded` container. */
  class PaymentForm {
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

  function elementOf(place) {
    const element = typeof place === 'string' ? document.querySelector(place) : [place].flat()[0];
    if (!(element instanceof HTMLElement)) throw new Error(`CLIENT_501: no element for ${place}`);
    return element;
  }

  function render(container) {
    const existing = [...forms.values()].find((form) => form.container === container);
    if (existing) return existing;
    // A form whose container the page threw away without removing it.
    for (const form of [...forms.values()]) if (!form.container.isConnected) form.remove();
    const token = container.getAttribute('kr-form-token');
    if (token) config.formToken = token;
    const form = new PaymentForm(container);
    forms.set(form.id, form);
    return form;
  }

  function containerIn(element) {
    const known = '.kr-embedded, .kr-smart-form';
    return element.matches(known) ? element : element.querySelector(known);
  }

  async function renderElements(place) {
    const element = place === undefined ? document.body : elementOf(place);
    const container = containerIn(element);
    if (!container) throw new Error('CLIENT_501: no .kr-embedded element');
    return done({ formId: render(container).id });
  }

  async function addForm(place) {
    const element = elementOf(place);
    let container = containerIn(element);
    if (!container) {
      container = make('div', 'kr-embedded');
      element.append(container);
    }
    return done({ formId: render(container).id });
  }

  async function setFormConfig(changes) {
    for (const [name, value] of Object.entries(changes)) config[shortNames[name] ?? name] = value;
    for (const form of forms.values()) form.configure();
    return done();
  }

  const chosen = (formId) => forms.get(formId) ?? [...forms.values()][0];
  const each = (change) => async () => {
    for (const form of forms.values()) change(form);
    return done();
  };
  const showing = (visible) => async (formId) => {
    const form = chosen(formId);
    if (form) form.container.hidden = !visible;
    return done();
  };

  const events = [
    'onSubmit',
    'onError',
    'onLoaded',
    'onFormCreated',
    'onFormReady',
    'onFormValid',
    'onBrandChanged',
    'onFocus',
    'onBlur',
    'on3dSecureAbort',
    'onPopinClosed',
    'onOrderUpdate',
    'onTransactionCreated',
    'onInstallmentChanged',
  ];

  const KR = {
    ready: false,
    ...Object.fromEntries(events.map((event) => [event, listenerFor(event)])),
    setFormConfig,
    setFormToken: (formToken) => setFormConfig({ formToken }),
    renderElements,
    addForm,
    attachForm: addForm,
    showForm: showing(true),
    hideForm: showing(false),
    openPopin: showing(true),
    closePopin: async (formId) => {
      await showing(false)(formId);
      await announce('onPopinClosed');
      return done();
    },
    removeForms: each((form) => form.remove()),
    removeEventCallbacks: (event) => {
      if (event)
        callbacks.delete(callbacks.has(event) ? event : `on${event[0].toUpperCase()}${event.slice(1)}`);
      else callbacks.clear();
      return done();
    },
    /** Rejects with the error when a field is at fault, as the provider's does. */
    validateForm: async (formId) => {
      const error = (await chosen(formId)?.validate()) ?? null;
      if (!error) return done(null);
      throw { KR, result: error };
    },
    submit: async (formId) => {
      await chosen(formId)?.pay();
      return done();
    },
    setShopName: () => done(),
    setHelpVisibility: () => done(),
    fields: {
      focus: async (fieldClass) => {
        const field = { 'kr-pan': 'pan', 'kr-expiry': 'expiryDate', 'kr-security-code': 'securityCode' }[
          fieldClass
        ];
        if (!field) throw new Error(`CLIENT_501: no field ${fieldClass}`);
        chosen()?.focus(field);
        return done();
      },
    },
    button: {
      onClick: listenerFor('button.onClick'),
      setLabel: async (template) => {
        label.template = template;
        return each((form) => form.button.refresh())();
      },
      showSpinner: each((form) => {
        form.button.state = 'busy';
      }),
      hideSpinner: each((form) => {
        form.button.state = 'ready';
      }),
      disable: each((form) => {
        form.button.state = 'disabled';
      }),
      enable: each((form) => {
        form.button.state = 'ready';
      }),
      hide: each((form) => {
        form.button.hidden = true;
      }),
      show: each((form) => {
        form.button.hidden = false;
      }),
    },
  };

  if (!document.querySelector(`link[href="${styleSheet}"]`)) {
    document.head.append(make('link', '', { rel: 'stylesheet', href: styleSheet }));
  }
  window.KR = KR;
  KR.ready = true;
  if (!config['kr-spa-mode']) {
    const start = () => containerIn(document.body) && renderElements(document.body);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else void start();
  }
})();
