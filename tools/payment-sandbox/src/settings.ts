import { fileURLToPath } from 'node:url';
import parts from '../../../processes.json';

/** The demo set published with the provider's SDK: public, for tests only. */
export const demoCredentials = {
  shopId: '69876357',
  /** Basic-auth password of the REST calls; also signs notifications. */
  password: 'testpassword_DEMOPRIVATEKEY23G4475zXZQ2UA5x7M',
  publicKey: '69876357:testpublickey_DEMOPUBLICKEY95me92597fd28tGD4r5',
  /** Signs the answer given to the browser. */
  hmacKey: '38453613e7f44dc58732bad3dca2bca3',
};

/** Where the sandbox listens unless its variable says otherwise. */
const { port: defaultPort, portVariable } = parts['payment-sandbox'];

// Held in a variable so that a bundler does not take the URL below for a file to copy.
const here = import.meta.url;

/** Everything the sandbox needs to know to run; times are in milliseconds. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings from environment variables.
 * @throws in French, naming the variable to change
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  return {
    port: wholeNumber(env, portVariable, { fallback: defaultPort, max: 65_535 }),
    host: env.HOST || '127.0.0.1',
    shopId: env.PAYMENT_SHOP_ID || demoCredentials.shopId,
    password: env.PAYMENT_PASSWORD || demoCredentials.password,
    publicKey: env.PAYMENT_PUBLIC_KEY || demoCredentials.publicKey,
    hmacKey: env.PAYMENT_HMAC_KEY || demoCredentials.hmacKey,
    publicFolder: fileURLToPath(new URL('../public/', here)),
    formTokenLife: 15 * 60_000,
    ipnTimeout: 30_000,
    ipnRetryInterval:
      wholeNumber(env, 'SANDBOX_IPN_RETRY_SECONDS', { fallback: 15 * 60, max: 86_400 }) * 1000,
    /** Time the cardholder has to confirm. */
    challengeLife: 5 * 60_000,
    /** The same for the card whose confirmation never comes. */
    unansweredChallengeLife: 10_000,
    /** How late the late and the reordered notifications are. */
    ipnLateness: 5_000,
    /** Duration of a payment with the slow card. */
    slowPayment: 8_000,
  };
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  { fallback, max }: { readonly fallback: number; readonly max: number },
): number {
  const value = Number(env[name] || fallback);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new Error(`${name} doit être un nombre entier entre 0 et ${max} (reçu : ${env[name]}).`);
}
