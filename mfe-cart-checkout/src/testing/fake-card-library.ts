import type { CardAnswer, CardLibrary, CardRefusal } from '../payment/load-card-library';

/** A card form that tests control instead of the customer. */
export interface FakeCardLibrary extends CardLibrary {
  /** Arguments of all calls of `setFormConfig`. */
  readonly configs: Readonly<Record<string, string>>[];
  /** Returns the number of forms in the page. */
  forms(): number;
  /** Presses the button of the form. */
  press(): void;
  /** Resolves when the shop has handled the bank's acceptance. */
  accept(): Promise<void>;
  refuse(refusal: CardRefusal): void;
  /** The form's iframes cannot be loaded. */
  blocked: boolean;
}

export const cardAnswer: CardAnswer = {
  rawClientAnswer: '{"orderStatus":"PAID"}',
  hash: 'abc',
  hashAlgorithm: 'sha256_hmac',
  hashKey: 'sha256_hmac',
};

export function fakeCardLibrary(): FakeCardLibrary {
  const configs: Readonly<Record<string, string>>[] = [];
  const listeners = new Map<string, Set<(detail: never) => unknown>>();
  let containers: HTMLElement[] = [];

  const listen = (event: string) => async (callback: (detail: never) => unknown) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(callback));
  };
  const emit = (event: string, detail?: unknown) =>
    Promise.all([...(listeners.get(event) ?? [])].map((callback) => callback(detail as never)));

  return {
    ready: true,
    blocked: false,
    configs,
    forms: () => containers.filter((container) => container.isConnected).length,
    press: () => void emit('button.onClick'),
    accept: async () => void (await emit('onSubmit', cardAnswer)),
    refuse: (refusal) => void emit('onError', refusal),
    setFormConfig: async (config) => void configs.push(config),
    async renderElements(container) {
      containers.push(container);
      if (!this.blocked) await emit('onFormReady');
    },
    async removeForms() {
      containers = [];
    },
    onSubmit: listen('onSubmit'),
    onError: listen('onError'),
    onFormReady: listen('onFormReady'),
    removeEventCallbacks: (event) => listeners.delete(event),
    button: { onClick: listen('button.onClick') },
  };
}
