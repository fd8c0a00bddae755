import type { AwaitedPage } from '../federation/pending-hydration';
import type { Router } from './create-router';
import { pause } from './yield-to-main';

type Subscriber = Parameters<Router['subscribe']>[0];

/**
 * The router as React sees it: it reports a navigation when its page opens, not also when it begins. Nobody reads the state
 * 'loading', but every part of the page that reads the route would be drawn once more for it.
 *
 * It reports in a task of its own: what React renders within a click it finishes there, even the effects of the page that is
 * left, before anything is painted. Back and Forward are not put off: the browser restores the position there (decision 005).
 *
 * It does not report a fragment of the awaited page: every part would render again for it, and the server's content lost.
 */
export function settledRouter<Each extends Pick<Router, 'subscribe'>>(
  router: Each,
  awaited: AwaitedPage | null = null,
): Each {
  const subscribe = (tell: Subscriber) =>
    router.subscribe((state, change) => {
      if (state.navigation.state !== 'idle') return;
      if (awaited?.isWaiting) {
        if (awaited.isAt(state.location)) return;
        awaited.leave();
      }
      if (state.historyAction === 'POP') tell(state, change);
      else void pause().then(() => tell(state, change));
    });
  return Object.create(router, { subscribe: { value: subscribe } });
}
