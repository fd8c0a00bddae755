import { freePort } from '../free-port.mjs';
import { debug, servedFolder } from '../served-folder.mjs';

/** `NODE_ENV=development` selects a watched build: hot reload, everything rendered by the browser. */
export const hotReload = !debug && process.env.NODE_ENV === 'development';
/** Minimized, with the production code of libraries. */
export const production = !debug && !hotReload;
export const mode = production ? 'production' : 'development';
/** Each kind of build has its own folder. */
export const outputFolder = hotReload ? 'dist-dev' : servedFolder;

/**
 * Returns a file name: with a content hash, except with hot reload, so that the page can apply new code.
 * @param {string} name
 * @param {string} ending
 */
export const hashed = (name, ending) => (hotReload ? `${name}${ending}` : `${name}.[contenthash:8]${ending}`);
export const moduleIds = production ? 'deterministic' : 'named';

/** Port of the shell's server behind the bundler's dev server; null without hot reload. */
export const serverPort = hotReload ? await freePort() : null;
