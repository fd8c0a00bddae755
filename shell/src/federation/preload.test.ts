import { preloadWhenIdle } from './preload';
import { loaderOf } from './use-federation';

it('the fragments of remotes with `idle` load once the page is idle', () => {
  jest.useFakeTimers({ now: 0 });
  performance.getEntriesByName = () => [{ startTime: 0 } as PerformanceEntry];
  const load = jest.fn(async () => undefined);
  const owners = {
    'mfe-catalogue': { prefixes: ['product'], slots: ['Search' as const] },
    'mfe-cart-checkout': { prefixes: [], slots: ['CartPanel' as const], idle: true },
  };
  preloadWhenIdle({ loader: loaderOf(load), owners });
  expect(load).not.toHaveBeenCalled();

  jest.advanceTimersByTime(10_000);

  expect(load.mock.calls).toEqual([['mfe-cart-checkout', 'fragments']]);
  jest.useRealTimers();
});
