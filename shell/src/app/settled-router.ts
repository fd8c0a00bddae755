import type { Router } from './create-router';

type Subscriber = Parameters<Router['subscribe']>[0];

/**
 * The router as React sees it: told of a navigation when its page opens, not also when it begins. Nobody reads the state
 * 'loading', but every link of the page that is left would be drawn once more for it (decision 019).
 */
export function settledRouter<Each extends Pick<Router, 'subscribe'>>(router: Each): Each {
  const subscribe = (tell: Subscriber) =>
    router.subscribe((state, change) => {
      if (state.navigation.state === 'idle') tell(state, change);
    });
  return Object.create(router, { subscribe: { value: subscribe } });
}
