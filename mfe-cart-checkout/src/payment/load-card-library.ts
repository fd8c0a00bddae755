import glue from '@lyracom/embedded-form-glue';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { type ConfigurationFault, configurationFault, publicKeyFault } from './card-configuration';
import { libraryNotLoaded } from './payment-errors';

/** The card form's response after a payment; sent to the API unchanged. */
export interface CardAnswer {
  readonly rawClientAnswer: string;
  readonly hash: string;
  readonly hashAlgorithm: string;
  readonly hashKey: string;
}

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
const pollInterval = 150;
const scriptPath = 'static/js/krypton-client/V4.0/stable/kr-payment-form.min.js';

type PaymentConfiguration = PublicEnvironment['payment'];

/** The loader does not reset this flag after a failure, and would then never request the script again. */
const loader: typeof glue & { loading?: boolean } = glue;

/** The public key set in the loaded library. */
let loadedKey: string | null = null;

/**
 * Loads the library of the card form, once per page; can be called again after a failure.
 * @throws Error with a text of specification section 8
 */
export async function loadCardLibrary(configuration: PaymentConfiguration): Promise<CardLibrary> {
  const { domain, publicKey, scriptUrl } = configuration;
  const loaded = readyLibrary();
  if (loaded) {
    if (loadedKey !== null && loadedKey !== publicKey) await loaded.setFormConfig({ publicKey });
    loadedKey = publicKey;
    return loaded;
  }

  // `scriptUrl` is for the sandbox: its host has a port, which a provider's domain must not have.
  throwOnFault(scriptUrl ? publicKeyFault(publicKey) : configurationFault(domain, publicKey));
  if (!document.body) console.warn('document.body is undefined'); // specification section 8

  const url = scriptUrl ?? new URL(scriptPath, domain).href;
  const ready = untilReady(url);
  if (scriptUrl) addScript(scriptUrl, publicKey);
  else void glue.loadLibrary(domain, publicKey);
  try {
    const library = await ready;
    loadedKey = publicKey;
    return library;
  } catch (error) {
    scriptElement(url)?.remove();
    loader.loading = false;
    throw error;
  }
}

function throwOnFault(fault: ConfigurationFault | null): void {
  if (!fault) return;
  if (fault.hint) console.error(fault.hint);
  throw new Error(fault.message);
}

function scriptElement(url: string): HTMLScriptElement | undefined {
  return [...document.scripts].find((script) => script.src === url);
}

function addScript(url: string, publicKey: string): void {
  if (scriptElement(url)) return;
  const script = document.createElement('script');
  script.src = url;
  script.setAttribute('kr-public-key', publicKey);
  script.setAttribute('kr-spa-mode', 'true');
  document.body?.append(script);
}

/** Resolves when the library is ready; rejects if the script at `url` fails or on timeout. */
function untilReady(url: string): Promise<CardLibrary> {
  return new Promise((resolve, reject) => {
    const poll = setInterval(look, pollInterval);
    const limit = setTimeout(fail, loadTimeout);
    // Error events of a script do not bubble, but can be captured.
    document.addEventListener('error', watch, { capture: true });

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
    function fail() {
      stop();
      reject(new Error(libraryNotLoaded));
    }
    function watch({ target }: Event) {
      if (target instanceof HTMLScriptElement && target.src === url) fail();
    }
  });
}
