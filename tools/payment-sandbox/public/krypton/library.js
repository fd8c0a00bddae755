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

/** The provider's methods that a single-page shop needs: one form in a container that the shop removes again. */
Object.assign(KR, {
  onSubmit: listenerFor('onSubmit'),
  onError: listenerFor('onError'),
  onFormReady: listenerFor('onFormReady'),
  button: { onClick: listenerFor('button.onClick') },
  removeEventCallbacks,

  async setFormConfig(/** @type {Readonly<Record<string, unknown>>} */ changes) {
    const { 'kr-language': language = config.language, ...others } = changes;
    Object.assign(config, { language, ...others });
    for (const form of forms.values()) form.configure();
    return done();
  },

  async renderElements(/** @type {HTMLElement} */ element) {
    // Containers that the page threw away without removing their form.
    for (const form of [...forms.values()]) if (!form.container.isConnected) form.remove();
    const form = new PaymentForm(element);
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
