/**
 * `SHOP_BUILD=debug` builds and serves the shop as for visitors, server rendering included, but with the
 * libraries' development code, so that React prints its warnings.
 */
export const debug = process.env.SHOP_BUILD === 'debug';

export const debugFolder = 'dist-debug';

/** Folder of the build that `npm start` runs. */
export const servedFolder = debug ? debugFolder : 'dist';
