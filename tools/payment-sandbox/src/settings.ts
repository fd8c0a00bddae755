import { fileURLToPath } from 'node:url';
import parts from '../../../server-kit/processes.json';

/** The demo credentials published with the provider's SDK, for tests only. */
export const demoCredentials = {
  shopId: '69876357',
  /** Basic-auth password of REST calls; also signs notifications. */
  password: 'testpassword_DEMOPRIVATEKEY23G4475zXZQ2UA5x7M',
  publicKey: '69876357:testpublickey_DEMOPUBLICKEY95me92597fd28tGD4r5',
  /** Signs the result sent to the browser. */
  hmacKey: '38453613e7f44dc58732bad3dca2bca3',
};

const { port, portVariable } = parts['payment-sandbox'];

/** Settings of the sandbox; times in milliseconds. */
export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings. @throws with a French message that names the variable to change */
export function readSettings(env: NodeJS.ProcessEnv) {
  function wholeNumber(name: string, fallback: number, max: number): number {
    const value = Number(env[name] || fallback);
    if (Number.isInteger(value) && value >= 0 && value <= max) return value;
    throw new Error(`${name} doit être un nombre entier entre 0 et ${max} (reçu : ${env[name]}).`);
  }
  return {
    port: wholeNumber(portVariable, port, 65_535),
    host: env.HOST || '127.0.0.1',
    shopId: env.PAYMENT_SHOP_ID || demoCredentials.shopId,
    password: env.PAYMENT_PASSWORD || demoCredentials.password,
    publicKey: env.PAYMENT_PUBLIC_KEY || demoCredentials.publicKey,
    hmacKey: env.PAYMENT_HMAC_KEY || demoCredentials.hmacKey,
    publicFolder: fileURLToPath(new URL('../public/', import.meta.url)),
    formTokenLife: 15 * 60_000,
    ipnTimeout: 30_000,
    ipnRetryInterval: wholeNumber('SANDBOX_IPN_RETRY_SECONDS', 15 * 60, 86_400) * 1000,
    /** Time the cardholder has to confirm. */
    challengeLife: 5 * 60_000,
    /** The same time for the card whose confirmation never arrives. */
    unansweredChallengeLife: 10_000,
    /** Delay of late and reordered notifications. */
    ipnLateness: 5_000,
    /** Duration of a payment with the slow card. */
    slowPayment: 8_000,
  };
}
