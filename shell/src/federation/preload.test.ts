import { preloadWhenIdle } from './preload';
import { loaderOf } from './use-federation';

afterEach(() => jest.useRealTimers());

it.each([
  ['load once the page is idle', false, [['mfe-cart-checkout', 'fragments']]],
  ['never load on Save-Data', true, []],
])('the fragments of remotes with `idle` %s', (_when, saveData, loads) => {
  jest.useFakeTimers({ now: 0 });
  Object.assign(navigator, { connection: { saveData } });
  performance.getEntriesByName = () => [{ startTime: 0 } as PerformanceEntry];
  const load = jest.fn(async () => undefined);
  const owners = {
    'mfe-catalogue': { prefixes: ['product'], slots: ['Search' as const] },
    'mfe-cart-checkout': { prefixes: [], slots: ['CartPanel' as const], idle: true },
  };
  preloadWhenIdle({ loader: loaderOf(load), owners });
  expect(load).not.toHaveBeenCalled();

  jest.advanceTimersByTime(10_000);

  expect(load.mock.calls).toEqual(loads);
});
