import { freePort } from '../free-port.mjs';
import { debug, servedFolder } from '../served-folder.mjs';

/** `NODE_ENV=development` asks for a build that is watched: hot reload, everything rendered by the browser. */
export const hotReload = !debug && process.env.NODE_ENV === 'development';
/** Minimized, with libraries that give no warnings. */
export const production = !debug && !hotReload;
export const mode = production ? 'production' : 'development';
/** Each kind of build has a folder of its own. */
export const outputFolder = hotReload ? 'dist-dev' : servedFolder;

/**
 * With hot reload a file keeps its name while its content changes, so that the page can take over new code.
 * @param {string} name
 * @param {string} ending
 */
export const hashed = (name, ending) => (hotReload ? `${name}${ending}` : `${name}.[contenthash:8]${ending}`);
export const moduleIds = production ? 'deterministic' : 'named';

/** Where the shell's own server listens behind the bundler's where there is hot reload; null elsewhere. */
export const serverPort = hotReload ? await freePort() : null;
