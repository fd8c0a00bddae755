import type { RemoteFragments } from 'shared-contracts/remotes';
import type remote from './remote.json';
import { Search } from './search/Search';

export default { Search } satisfies RemoteFragments<typeof remote>;
