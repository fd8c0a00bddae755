import type { RemoteFragments } from 'shared-contracts/remotes';
import { CartPanel } from './panel/CartPanel';

export default { CartPanel } satisfies RemoteFragments['default'];
