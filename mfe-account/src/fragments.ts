import type { RemoteFragments } from 'shared-contracts/remotes';
import { LastOrder } from './home/LastOrder';
import { UsualArticles } from './home/UsualArticles';
import type remote from './remote.json';

export default { LastOrder, UsualArticles } satisfies RemoteFragments<typeof remote>;
