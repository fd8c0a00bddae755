export { sharedByRemote } from '../shared-modules.mjs';
export { defineRemote } from './remote.mjs';
export { defineStandalone } from './standalone.mjs';
