import type { RemoteFragments } from 'shared-contracts/remotes';
import type remote from './remote.json';
import { Search } from './search/Search';

/** Rendered if the shop's environment assigns the slot to this remote. */
export default { Search } satisfies RemoteFragments<typeof remote>;
