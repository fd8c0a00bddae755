export { sharedByRemote } from '../shared.mjs';
export { defineHost, defineInlineScript } from './host.mjs';
export { hotReload, serverPort } from './mode.mjs';
export { defineRemote } from './remote.mjs';
export { defineRenderer } from './renderer.mjs';
export { defineServer } from './server.mjs';
export { defineStandalone } from './standalone.mjs';
