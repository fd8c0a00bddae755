import type { RemoteFragments } from 'shared-contracts/remotes';
import type remote from './remote.json';

/** Each is rendered if the shop's environment assigns its slot to this remote. */
export default {} satisfies RemoteFragments<typeof remote>;
