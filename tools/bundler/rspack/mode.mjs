import { freePort } from '../free-port.mjs';
import { debug, servedFolder } from '../served-folder.mjs';

/** `NODE_ENV=development` selects a watched build: hot reload, everything rendered by the browser. */
export const hotReload = !debug && process.env.NODE_ENV === 'development';
/** Minimized, with the production code of libraries. */
export const production = !debug && !hotReload;
const mode = production ? 'production' : 'development';

/** Settings of every build. @satisfies {import('@rspack/core').Configuration} */
export const everyBuild = /** @type {const} */ ({ mode, performance: false, stats: 'errors-warnings' });

/** Each kind of build has its own folder. */
export const outputFolder = hotReload ? 'dist-dev' : servedFolder;

/**
 * Returns a file name: with a content hash, except with hot reload, so that the page can apply new code.
 * @param {string} name
 * @param {string} ending
 */
export const hashed = (name, ending) => (hotReload ? `${name}${ending}` : `${name}.[contenthash:8]${ending}`);

/** Output for Node: ES modules with the names of their entries. @satisfies {import('@rspack/core').Output} */
export const esModules = /** @type {const} */ ({
  clean: true,
  filename: '[name].mjs',
  module: true,
  chunkFormat: 'module',
  library: { type: 'module' },
});

export const moduleIds = production ? 'deterministic' : 'named';

/** Port of the shell's server behind the bundler's dev server; null without hot reload. */
export const serverPort = hotReload ? await freePort() : null;
