export { defineHost, defineInlineScript } from './host.mjs';
export { hotReload, serverPort } from './mode.mjs';
export { defineRenderer } from './renderer.mjs';
export { defineServer } from './server.mjs';
