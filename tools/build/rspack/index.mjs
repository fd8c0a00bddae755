export { sharedByRemote } from '../shared.mjs';
export { defineRemote } from './remote.mjs';
export { defineStandalone } from './standalone.mjs';
