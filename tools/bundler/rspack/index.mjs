export { sharedByRemote } from '../shared-modules.mjs';
export { defineRemote } from './remote.mjs';
