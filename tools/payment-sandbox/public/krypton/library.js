import { forms, PaymentForm } from './payment-form.js';
import {
  config,
  done,
  KR,
  listenerFor,
  make,
  removeEventCallbacks,
  shopPage,
  styleSheet,
} from './settings.js';

/** @type {Readonly<Record<string, string>>} */
const shortNames = {
  'kr-public-key': 'publicKey',
  'kr-form-token': 'formToken',
  'kr-language': 'language',
};

/** The provider's methods that a single-page shop needs: one form in a container that the shop removes again. */
Object.assign(KR, {
  onSubmit: listenerFor('onSubmit'),
  onError: listenerFor('onError'),
  onFormReady: listenerFor('onFormReady'),
  button: { onClick: listenerFor('button.onClick') },
  removeEventCallbacks,

  async setFormConfig(/** @type {Readonly<Record<string, unknown>>} */ changes) {
    for (const [name, value] of Object.entries(changes))
      Object.assign(config, { [shortNames[name] ?? name]: value });
    for (const form of forms.values()) form.configure();
    return done();
  },

  async renderElements(/** @type {HTMLElement} */ element) {
    /** @type {HTMLElement | null} */
    const container = element.matches('.kr-embedded') ? element : element.querySelector('.kr-embedded');
    if (!container) throw new Error('CLIENT_501: no .kr-embedded element');
    const existing = [...forms.values()].find((form) => form.container === container);
    // Containers that the page threw away without removing their form.
    for (const form of [...forms.values()]) if (!form.container.isConnected) form.remove();
    const form = existing ?? new PaymentForm(container);
    forms.set(form.id, form);
    return done({ formId: form.id });
  },

  async removeForms() {
    for (const form of forms.values()) form.remove();
    return done();
  },
});

if (!document.querySelector(`link[href="${styleSheet}"]`))
  document.head.append(make('link', '', { rel: 'stylesheet', href: styleSheet }));
shopPage.KR = KR;
KR.ready = true;
