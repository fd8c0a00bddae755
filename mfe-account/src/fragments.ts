import type { RemoteFragments } from 'shared-contracts/remotes';
import type remote from './remote.json';

/** The account shows nothing in the shell's layout. */
export default {} satisfies RemoteFragments<typeof remote>;
