import { fileURLToPath } from 'node:url';
import parts from '../../../processes.json';

/** Everything the sandbox needs to know to run; times are in milliseconds. */
export interface Settings {
  port: number;
  host: string;
  shopId: string;
  /** Basic-auth password of the REST calls; also signs notifications. */
  password: string;
  publicKey: string;
  /** Signs the answer given to the browser. */
  hmacKey: string;
  publicFolder: string;
  formTokenLife: number;
  ipnTimeout: number;
  ipnRetryInterval: number;
  /** Time the cardholder has to confirm. */
  challengeLife: number;
  /** The same for the card whose confirmation never comes. */
  unansweredChallengeLife: number;
  /** How late the late and the reordered notifications are. */
  ipnLateness: number;
  /** Duration of a payment with the slow card. */
  slowPayment: number;
}

/** A variable that cannot be used; the message names it. */
export class SettingError extends Error {}

/** The demo set published with the provider's SDK: public, for tests only. */
export const demoCredentials = {
  shopId: '69876357',
  password: 'testpassword_DEMOPRIVATEKEY23G4475zXZQ2UA5x7M',
  publicKey: '69876357:testpublickey_DEMOPUBLICKEY95me92597fd28tGD4r5',
  hmacKey: '38453613e7f44dc58732bad3dca2bca3',
} as const;

/** Where the sandbox listens unless its variable says otherwise. */
export const { port: defaultPort, portVariable } = parts['payment-sandbox'];

// Held in a variable so that a bundler does not take the URL below for a file to copy.
const here = import.meta.url;

/**
 * Reads the settings from environment variables.
 * @throws SettingError in French, naming the variable to change
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: wholeNumber(env, portVariable, defaultPort, 0, 65_535),
    host: env.HOST || '127.0.0.1',
    shopId: env.PAYMENT_SHOP_ID || demoCredentials.shopId,
    password: env.PAYMENT_PASSWORD || demoCredentials.password,
    publicKey: env.PAYMENT_PUBLIC_KEY || demoCredentials.publicKey,
    hmacKey: env.PAYMENT_HMAC_KEY || demoCredentials.hmacKey,
    publicFolder: fileURLToPath(new URL('../public/', here)),
    formTokenLife: 15 * 60_000,
    ipnTimeout: 30_000,
    ipnRetryInterval: wholeNumber(env, 'SANDBOX_IPN_RETRY_SECONDS', 15 * 60, 0, 86_400) * 1000,
    challengeLife: 5 * 60_000,
    unansweredChallengeLife: 10_000,
    ipnLateness: 5_000,
    slowPayment: 8_000,
  };
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new SettingError(`${name} doit être un nombre entier entre ${min} et ${max} (reçu : ${text}).`);
  }
  return value;
}
