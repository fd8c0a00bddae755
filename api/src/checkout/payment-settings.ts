import { StartError } from 'server-kit/start-error';
import type { Variables } from 'server-kit/variables';
import type { Environment } from 'shared-contracts/environment';

/** The provider's public demo keys, which payment-sandbox uses too. */
export const demoKeys = {
  publicKey: '69876357:testpublickey_DEMOPUBLICKEY95me92597fd28tGD4r5',
  password: 'testpassword_DEMOPRIVATEKEY23G4475zXZQ2UA5x7M',
  hmacKey: '38453613e7f44dc58732bad3dca2bca3',
};

/** URLs, shop and keys for the payment provider. */
export type PaymentSettings = Readonly<ReturnType<typeof paymentSettings>>;

/** Reads the settings. @throws {StartError} without keys, or when test and production keys are mixed */
export function paymentSettings(environment: Environment, variables: Variables) {
  const { payment, api, name } = environment;
  const defaults = name === 'local' ? demoKeys : { password: '', hmacKey: '' };
  const password = variables.PAYMENT_PASSWORD || defaults.password;
  const hmacKey = variables.PAYMENT_HMAC_KEY || defaults.hmacKey;
  if (!password)
    throw new StartError('PAYMENT_PASSWORD manque : mot de passe de l’API REST du prestataire de paiement.');
  if (!hmacKey)
    throw new StartError('PAYMENT_HMAC_KEY manque : clé HMAC-SHA-256 du prestataire de paiement.');
  const [shopId = '', publicKey = ''] = payment.publicKey.split(':');
  const mode: 'TEST' | 'PRODUCTION' = publicKey.startsWith('test') ? 'TEST' : 'PRODUCTION';
  if (password.startsWith('testpassword_') !== (mode === 'TEST'))
    throw new StartError(
      'PAYMENT_PASSWORD et payment.publicKey doivent être tous deux de test ou tous deux de production.',
    );
  return {
    apiUrl: payment.apiUrl,
    shopId,
    mode,
    /** Authenticates the API's calls and signs the provider's notifications. */
    password,
    /** Signs the proofs that the card form passes to the browser. */
    hmacKey,
    notificationUrl: new URL('purchase/notification', api.url).href,
  };
}
