import { freePort } from '../free-port.mjs';
import { hotReload } from './mode.mjs';

/** Where the shell's own server listens behind the bundler's where there is hot reload; null elsewhere. */
export const serverPort = hotReload ? await freePort() : null;
