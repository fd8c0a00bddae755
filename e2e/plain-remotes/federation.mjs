const given = /** @type {const} */ ({ singleton: true, import: false });

/**
 * What both bundlers are told of the remote: nothing that the guide for squads does not say.
 * @satisfies {import('@module-federation/enhanced').moduleFederationPlugin.ModuleFederationPluginOptions}
 */
export const federation = /** @type {const} */ ({
  name: 'mfe-brands',
  library: { type: 'window', name: 'mfe-brands' },
  filename: 'remote-entry.js',
  exposes: { './routes': './src/routes.js', './fragments': './src/fragments.js' },
  shareStrategy: 'loaded-first',
  dts: false,
  shared: { react: given, 'react-router-dom': given, jotai: given, 'shared-contracts/cart': given },
});
