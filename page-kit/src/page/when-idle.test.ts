import { whenIdle } from './when-idle';

let files: { responseEnd: number }[];

/** The page is hydrated after 1 s; `files` are the loaded resources. */
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  files = [];
  performance.getEntriesByName = () => [{ startTime: 1000 } as PerformanceEntry];
  performance.getEntriesByType = () => files as PerformanceResourceTiming[];
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
});

it.each([
  ['three seconds after hydration', [], 4000],
  ['two seconds after the last picture has loaded', [{ responseEnd: 3500 }, { responseEnd: 1200 }], 5500],
])('a task waits until %s', (_when, loaded, due) => {
  const task = jest.fn();
  whenIdle(task);
  files = loaded;

  jest.advanceTimersByTime(due - 100);
  expect(task).not.toHaveBeenCalled();

  jest.advanceTimersByTime(200);
  expect(task).toHaveBeenCalledTimes(1);
});

it.each([
  ['waits', 0],
  ['waits for an idle CPU', 5000],
])('a task that %s is cancelled', (_when, passed) => {
  const task = jest.fn();
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => window.setTimeout(run, 2000),
    cancelIdleCallback: window.clearTimeout,
  });
  const cancel = whenIdle(task);
  jest.advanceTimersByTime(passed);

  cancel();

  jest.advanceTimersByTime(10_000);
  expect(task).not.toHaveBeenCalled();
});
