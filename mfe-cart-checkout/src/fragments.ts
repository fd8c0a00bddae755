import type { RemoteFragments } from 'shared-contracts/remotes';
import { CartPanel } from './panel/CartPanel';
import type remote from './remote.json';

export default { CartPanel } satisfies RemoteFragments<typeof remote>;
