/**
 * `SHOP_BUILD=debug` asks for a shop that is built and served as for visitors, server rendering included, but with the
 * libraries' development code: React says what it has to warn of.
 */
export const debug = process.env.SHOP_BUILD === 'debug';

/** Where such a build lies. */
export const debugFolder = 'dist-debug';

/** Where the build of a workspace lies that `npm start` runs. */
export const servedFolder = debug ? debugFolder : 'dist';
