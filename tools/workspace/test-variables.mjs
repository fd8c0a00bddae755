import { parts } from '../bundler/processes.mjs';

/** Variables of the user's own shop: with them a test would write to the data of that shop. */
const ofTheShop = [
  ...parts.map(({ portVariable }) => portVariable),
  // Data, emails and secrets
  ...'DATABASE_URL DATABASE_READ_URL VALKEY_URL DATA_DIR SMTP_URL FEED_KEYS DEPLOY_KEY_FILE'.split(' '),
  ...'JWT_SECRET JWT_SECRET_PREVIOUS PAYMENT_PASSWORD PAYMENT_HMAC_KEY'.split(' '),
  // Build, environment and network
  ...'SHOP_BUILD SHOP_ENV SHOP_ENVIRONMENT_FILE SHOP_URL SHELL_ASSETS_DIR REMOTES_FOLDER'.split(' '),
  ...'HOST TRUSTED_PROXIES SERVER_RENDERING DRAIN_MS NODE_ENV'.split(' '),
];

/**
 * Returns the variables for tests: without `HOST`, data, emails and secrets of the user's own shop.
 * @param {NodeJS.ProcessEnv} variables
 */
export const testVariables = (variables) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !ofTheShop.includes(name)));
