import glue from '@lyracom/embedded-form-glue';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { libraryNotLoaded } from './payment-errors';

/** What the card form answers after a payment; sent to the API as it came. */
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
  /** An answer of false keeps the library from leaving the page. */
  onSubmit(callback: (answer: CardAnswer) => Promise<boolean>): Promise<unknown>;
  onError(callback: (refusal: CardRefusal) => void): Promise<unknown>;
  onFormReady(callback: () => void): Promise<unknown>;
  removeEventCallbacks(event: string): unknown;
  readonly button: { onClick(callback: () => boolean): Promise<unknown> };
}

/** The library once its script has run and it says that it is ready. */
function readyLibrary(): CardLibrary | null {
  const { KR } = window as { readonly KR?: CardLibrary };
  return KR?.ready ? KR : null;
}

/** The provider's own loader waits for ever; ours gives up after this time (milliseconds). */
const timeLimit = 20_000;
const pollInterval = 150;
const scriptPath = 'static/js/krypton-client/V4.0/stable/kr-payment-form.min.js';

type PaymentConfiguration = PublicEnvironment['payment'];

/** The loader keeps this flag up after a failure and would then never ask for the script again. */
const loader: typeof glue & { loading?: boolean } = glue;

/** The public key that the loaded library works with. */
let loadedKey: string | null = null;

/**
 * Loads the card form's library, once per page; a failed attempt can be repeated.
 * @throws Error with a text of specification section 8
 */
export async function loadCardLibrary(configuration: PaymentConfiguration): Promise<CardLibrary> {
  const { domain, publicKey, scriptUrl } = configuration;
  const known = readyLibrary();
  if (known) {
    if (loadedKey !== null && loadedKey !== publicKey) await known.setFormConfig({ publicKey });
    loadedKey = publicKey;
    return known;
  }

  // A script named by its own URL is the sandbox's: its host has a port, which a provider's domain must not have.
  refuse(scriptUrl ? publicKeyFault(publicKey) : configurationFault(domain, publicKey));
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

function refuse(fault: ConfigurationFault | null): void {
  if (!fault) return;
  if (fault.hint) console.error(fault.hint);
  throw new Error(fault.message);
}

/** What is wrong with the configuration of the card form: `message` rejects, `hint` goes to the console. */
interface ConfigurationFault {
  readonly message: string;
  readonly hint?: string;
}

const publicKeyFormat = /^\d{2,8}:(|test)publickey_.+$/;

/** http or https, no port, no query, no path but `/` (specification section 5). */
function isEndpointDomain(domain: string): boolean {
  const url = parsed(domain);
  if (!url) return false;
  const { protocol, port, search, pathname } = url;
  return (protocol === 'http:' || protocol === 'https:') && port === '' && search === '' && pathname === '/';
}

function parsed(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

/** Judges domain, then key, as the provider's loader does; null if both may be used. */
export function configurationFault(domain: string, publicKey: string): ConfigurationFault | null {
  if (!domain) return { message: 'Domain not defined' };
  if (!publicKey) return { message: 'Public key not defined' };
  if (!isEndpointDomain(domain)) {
    return {
      message: `[${domain}] is not a valid endpoint domain`,
      hint: 'Domain format should be https://domain.name',
    };
  }
  return publicKeyFault(publicKey);
}

function publicKeyFault(publicKey: string): ConfigurationFault | null {
  if (publicKeyFormat.test(publicKey)) return null;
  return {
    message: `[${publicKey}] is not a valid public key`,
    hint: 'Public key format should be shopId:[test]publickey_*',
  };
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

/** Rejects on an error of the script at `url` and when the time is over. */
function untilReady(url: string): Promise<CardLibrary> {
  return new Promise((resolve, reject) => {
    const poll = setInterval(look, pollInterval);
    const limit = setTimeout(fail, timeLimit);
    // Errors of a script do not bubble, but they can be caught on their way down.
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
