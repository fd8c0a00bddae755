import glue from '@lyracom/embedded-form-glue';
import type { PaymentProof } from 'shared-contracts/api/checkout';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { libraryNotLoaded } from './payment-errors';

/** The card form's response after a payment; sent to the API unchanged. */
export type CardAnswer = Omit<PaymentProof, 'orderId'>;

/** A refusal of the card form or of the bank. */
export interface CardRefusal {
  readonly errorCode: string;
  readonly errorMessage?: string;
}

/** The part of the provider's browser library (`window.KR`) that the shop uses. */
export interface CardLibrary {
  readonly ready?: boolean;
  setFormConfig(config: Readonly<Record<string, string>>): Promise<unknown>;
  renderElements(container: HTMLElement): Promise<unknown>;
  removeForms(): Promise<unknown>;
  /** Returning false prevents the library from leaving the page. */
  onSubmit(callback: (answer: CardAnswer) => Promise<boolean>): Promise<unknown>;
  onError(callback: (refusal: CardRefusal) => void): Promise<unknown>;
  onFormReady(callback: () => void): Promise<unknown>;
  removeEventCallbacks(event: string): unknown;
  readonly button: { onClick(callback: () => boolean): Promise<unknown> };
}

/** Returns the library once its script has run and it reports that it is ready. */
function readyLibrary(): CardLibrary | null {
  const { KR } = window as { readonly KR?: CardLibrary };
  return KR?.ready ? KR : null;
}

/** Loading timeout in milliseconds; the provider's own loader waits forever. */
const loadTimeout = 20_000;
/** Milliseconds between two looks at the library (specification section 9). */
const pollInterval = 150;

/** The loader does not reset this flag after a failure, and would then never request the script again. */
const loader: typeof glue & { loading?: boolean } = glue;

/** The public key set in the loaded library. */
let loadedKey: string | null = null;

/**
 * Loads the library of the card form, once per page; can be called again after a failure.
 * @throws an error or a text, both in the words of specification section 8
 */
export async function loadCardLibrary({
  domain,
  publicKey,
  scriptUrl,
}: PublicEnvironment['payment']): Promise<CardLibrary> {
  const loaded = readyLibrary();
  if (loaded) {
    if (loadedKey !== null && loadedKey !== publicKey) await loaded.setFormConfig({ publicKey });
    loadedKey = publicKey;
    return loaded;
  }

  // `scriptUrl` is for the sandbox: its host has a port, which the provider's loader refuses.
  const request = scriptUrl ? addScript(scriptUrl, publicKey) : glue.loadLibrary(domain, publicKey);
  try {
    const library = await untilReady(request);
    loadedKey = publicKey;
    return library;
  } catch (error) {
    scriptElement()?.remove();
    loader.loading = false;
    throw error;
  }
}

const scriptElement = () => document.querySelector('script[kr-public-key]');

/** Adds the script of the sandbox as the loader adds that of the provider. */
async function addScript(url: string, publicKey: string): Promise<void> {
  if (scriptElement()) return;
  const script = document.createElement('script');
  script.src = url;
  script.setAttribute('kr-public-key', publicKey);
  script.setAttribute('kr-spa-mode', 'true');
  document.body.append(script);
}

/** Resolves when the library is ready; rejects if the request is refused, its script fails, or on timeout. */
function untilReady(request: Promise<unknown>): Promise<CardLibrary> {
  return new Promise((resolve, reject) => {
    const poll = setInterval(look, pollInterval);
    const limit = setTimeout(fail, loadTimeout);
    // Error events of a script do not bubble, but can be captured.
    document.addEventListener('error', watch, { capture: true });
    request.catch(fail);

    function stop() {
      clearInterval(poll);
      clearTimeout(limit);
      document.removeEventListener('error', watch, { capture: true });
    }
    function look() {
      const library = readyLibrary();
      if (!library) return;
      stop();
      resolve(library);
    }
    function fail(reason: unknown = new Error(libraryNotLoaded)) {
      stop();
      reject(reason);
    }
    function watch({ target }: Event) {
      if (target === scriptElement()) fail();
    }
  });
}
