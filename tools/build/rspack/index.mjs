export { defineHost, defineInlineScript } from './host.mjs';
export { hotReload } from './mode.mjs';
export { defineRemote } from './remote.mjs';
export { defineRenderer } from './renderer.mjs';
export { defineServer } from './server.mjs';
export { serverPort } from './server-port.mjs';
export { defineStandalone } from './standalone.mjs';
