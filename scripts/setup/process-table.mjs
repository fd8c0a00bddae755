import { servedFolder } from '../../build-config/served-folder.mjs';

/** Every process of the shop: its command, its port and the variable that moves it. */
export const processes = [
  {
    name: 'payment-sandbox',
    script: `payment-sandbox/${servedFolder}/main.mjs`,
    port: 4100,
    portVariable: 'PAYMENT_SANDBOX_PORT',
  },
  { name: 'api', script: `api/${servedFolder}/main.mjs`, port: 4000, portVariable: 'API_PORT' },
  { name: 'mfe-catalogue', script: 'mfe-catalogue/serve.mjs', port: 3001, portVariable: 'CATALOGUE_PORT' },
  {
    name: 'mfe-cart-checkout',
    script: 'mfe-cart-checkout/serve.mjs',
    port: 3002,
    portVariable: 'CART_CHECKOUT_PORT',
  },
  { name: 'mfe-account', script: 'mfe-account/serve.mjs', port: 3003, portVariable: 'ACCOUNT_PORT' },
  { name: 'shell', script: `shell/${servedFolder}/server/main.mjs`, port: 3000, portVariable: 'SHELL_PORT' },
];
