import type { moduleFederationPlugin } from '@module-federation/enhanced';

const given = { singleton: true, import: false } as const;

/** The configuration of the remote for both bundlers: nothing that the guide for squads does not say. */
export const federation = {
  name: 'mfe-brands',
  library: { type: 'window', name: 'mfe-brands' },
  filename: 'remote-entry.js',
  exposes: { './routes': './src/routes.js', './fragments': './src/fragments.js' },
  shareStrategy: 'loaded-first',
  dts: false,
  shared: { react: given, 'react-router-dom': given, jotai: given, 'shared-contracts/cart': given },
} as const satisfies moduleFederationPlugin.ModuleFederationPluginOptions;
