import type { RemoteFragments } from 'shared-contracts/remotes';
import type remote from './remote.json';
import { Search } from './search/Search';

/** Shown where the shop's environment gives this remote the slot. */
export default { Search } satisfies RemoteFragments<typeof remote>;
