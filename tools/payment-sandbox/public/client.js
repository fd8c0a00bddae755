/** The card provider's client for single-page shops: `window.KR`, with one form in a container of the page. */
(() => {
  const tag = /** @type {HTMLScriptElement} */ (document.currentScript);
  const shopPage = /** @type {Window & { KR?: { ready?: boolean } }} */ (window);
  if (shopPage.KR?.ready) return;
  /** The only origin that frames load and that messages are accepted from. */
  const { origin } = new URL(tag.src);
  const config = { publicKey: tag.getAttribute('kr-public-key') ?? '', formToken: '' };
  /** Milliseconds within which the frame must send its first message. */
  const frameTimeLimit = 20_000;
  /** Refusals after which the form cannot be used any more. */
  const finalErrors = /^(CLIENT_(004|100)|PSP_(099|108))$/;

  /** @typedef {(detail?: object) => unknown} Callback */
  /** @type {Map<string, Callback[]>} */
  const callbacks = new Map();
  const on = (/** @type {string} */ event) => async (/** @type {Callback} */ callback) => {
    callbacks.set(event, [...(callbacks.get(event) ?? []), callback]);
    return { KR };
  };

  /**
   * Runs the shop's callbacks in order; false when one of them returns false.
   * @type {(event: string, detail?: object) => Promise<boolean>}
   */
  async function announce(event, detail) {
    const results = [];
    for (const callback of callbacks.get(event) ?? []) results.push(await callback(detail));
    return !results.includes(false);
  }

  /** The form in the page. @type {{ configure(): void, remove(): void } | null} */
  let current = null;

  /** @param {HTMLElement} container with three field containers, which one frame replaces, and a button */
  function createForm(container) {
    const button = /** @type {HTMLElement | null} */ (container.querySelector('button.kr-payment-button'));
    if (!button) throw new Error('CLIENT_501: no button.kr-payment-button element');
    const frame = document.createElement('iframe');
    frame.className = 'kr-iframe';
    frame.title = 'Carte bancaire, champs sécurisés';
    frame.allow = 'payment';
    frame.src = `${origin}/form/?${new URLSearchParams({ origin: location.origin })}`;
    const alert = document.createElement('div');
    alert.className = 'kr-form-error';
    alert.setAttribute('role', 'alert');
    container.querySelector('.kr-pan')?.replaceWith(frame);
    for (const each of container.querySelectorAll('.kr-expiry, .kr-security-code')) each.remove();
    container.append(alert);

    let isCreated = false;
    let amount = '';
    let state = 'waiting';
    /** @param {'waiting' | 'ready' | 'busy' | 'paid' | 'disabled'} next */
    function show(next) {
      state = next;
      const texts = new Map([
        ['busy', 'Paiement en cours'],
        ['paid', 'Paiement accepté'],
      ]);
      button?.replaceChildren(texts.get(state) ?? `Payer ${amount}`.trim());
      button?.setAttribute('aria-busy', String(state === 'busy'));
      button?.setAttribute('aria-disabled', String(state !== 'ready'));
    }

    const post = (/** @type {object} */ message) => frame.contentWindow?.postMessage(message, origin);

    async function pay() {
      if (state !== 'ready' || !(await announce('button.onClick'))) return;
      show('busy');
      alert.textContent = '';
      post({ type: 'pay' });
    }

    /** @param {{ errorCode: string, errorMessage: string, field?: string }} error */
    function fail(error) {
      alert.textContent = error.errorMessage;
      show(amount && !finalErrors.test(error.errorCode) ? 'ready' : 'disabled');
      if (error.field) focus(error.field);
      void announce('onError', { ...error, _type: 'krypton/error' });
    }

    function focus(/** @type {string} */ id) {
      frame.focus();
      post({ type: 'focus', id });
    }

    function configure() {
      if (isCreated && config.formToken) post({ type: 'configure', ...config });
    }

    const limit = setTimeout(
      () => fail({ errorCode: 'CLIENT_999', errorMessage: 'Le paiement est momentanément indisponible.' }),
      frameTimeLimit,
    );

    /** @param {MessageEvent} event */
    async function receive({ source, origin: from, data }) {
      if (source !== frame.contentWindow || from !== origin) return;
      if (data.type === 'created') {
        isCreated = true;
        clearTimeout(limit);
        configure();
      }
      if (data.type === 'ready') {
        amount = data.amount;
        show('ready');
        alert.textContent = '';
        await announce('onFormReady');
      }
      if (data.type === 'height') frame.style.height = `${data.height}px`;
      if (data.type === 'enter') await pay();
      if (data.type === 'challenge') {
        if (button) button.hidden = data.open;
        if (data.open) focus('challenge-title');
      }
      if (data.type === 'paid') {
        await announce('onSubmit', data.answer);
        show('paid');
      }
      if (data.type === 'error') fail(data.error);
    }

    button.addEventListener('click', pay);
    window.addEventListener('message', receive);
    show('waiting');
    return {
      configure,
      remove() {
        clearTimeout(limit);
        window.removeEventListener('message', receive);
        frame.remove();
        alert.remove();
      },
    };
  }

  // Pages may already wait for `ready` of an existing object.
  const KR = Object.assign(shopPage.KR ?? {}, {
    ready: true,
    onSubmit: on('onSubmit'),
    onError: on('onError'),
    onFormReady: on('onFormReady'),
    button: { onClick: on('button.onClick') },
    async removeEventCallbacks(/** @type {string} */ event) {
      callbacks.delete(event);
    },
    async setFormConfig(/** @type {Partial<typeof config>} */ changes) {
      Object.assign(config, changes);
      current?.configure();
    },
    async renderElements(/** @type {HTMLElement} */ container) {
      current?.remove();
      current = createForm(container);
    },
    async removeForms() {
      current?.remove();
      current = null;
    },
  });
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `${origin}/form/client.css`;
  document.head.append(style);
  shopPage.KR = KR;
})();
