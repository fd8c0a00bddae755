import type { moduleFederationPlugin } from '@module-federation/enhanced';

const fromShop = { singleton: true, import: false } as const;

/** Configuration of the remote for both bundlers: only options that the guide for squads documents. */
export const federation = {
  name: 'mfe-brands',
  library: { type: 'window', name: 'mfe-brands' },
  filename: 'remote-entry.js',
  exposes: { './routes': './src/routes.js', './fragments': './src/fragments.js' },
  shareStrategy: 'loaded-first',
  dts: false,
  shared: {
    react: fromShop,
    'react-router-dom': fromShop,
    jotai: fromShop,
    'shared-contracts/cart': fromShop,
  },
} as const satisfies moduleFederationPlugin.ModuleFederationPluginOptions;
