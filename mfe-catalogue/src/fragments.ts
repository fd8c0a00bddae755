import type { RemoteFragments } from 'shared-contracts/remotes';
import type remote from './remote.json';
import { Search } from './search';

export default { Search } satisfies RemoteFragments<typeof remote>['default'];
