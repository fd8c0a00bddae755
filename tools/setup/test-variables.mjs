import { processes } from './process-table.mjs';

/** Variables of the user's own shop: a test that followed them would write into that shop's data. */
const ofTheShop = [
  ...processes.map(({ portVariable }) => portVariable),
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'VALKEY_URL',
  'DATA_DIR',
  'DEPLOY_KEY_FILE',
  'FEED_KEYS',
  'HOST',
  'REMOTES_FOLDER',
  'SHOP_BUILD',
  'SHOP_ENV',
  'SHOP_ENVIRONMENT_FILE',
  'SHOP_URL',
  'SMTP_URL',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'PAYMENT_PASSWORD',
  'PAYMENT_HMAC_KEY',
  'TRUSTED_PROXIES',
  'SERVER_RENDERING',
  'SHELL_ASSETS_DIR',
  'DRAIN_MS',
  'NODE_ENV',
];

/**
 * The variables that tests may see; `HOST`, data, mails and secrets of the person's own shop are not among them.
 * @param {NodeJS.ProcessEnv} variables
 */
export const testVariables = (variables) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !ofTheShop.includes(name)));
