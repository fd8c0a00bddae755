import { whenIdle } from './when-idle';

let files: { responseEnd: number }[];

/** The page answers clicks from 1 s on; `files` are what the line has brought. */
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  files = [];
  performance.getEntriesByName = () => [{ startTime: 1000 } as PerformanceEntry];
  performance.getEntriesByType = () => files as PerformanceResourceTiming[];
});
afterEach(() => jest.useRealTimers());

it('waits until the page has answered clicks for three seconds', () => {
  const task = jest.fn();
  whenIdle(task);

  jest.advanceTimersByTime(3900);
  expect(task).not.toHaveBeenCalled();

  jest.advanceTimersByTime(200);
  expect(task).toHaveBeenCalledTimes(1);
});

it('waits for pictures that are still loading', () => {
  const task = jest.fn();
  whenIdle(task);
  files = [{ responseEnd: 3500 }, { responseEnd: 1200 }];

  jest.advanceTimersByTime(5400);
  expect(task).not.toHaveBeenCalled();

  jest.advanceTimersByTime(200);
  expect(task).toHaveBeenCalledTimes(1);
});

it('a task is cancelled by leaving', () => {
  const task = jest.fn();

  whenIdle(task)();

  jest.advanceTimersByTime(10_000);
  expect(task).not.toHaveBeenCalled();
});

it('a task is cancelled by leaving while the processor is busy', () => {
  const task = jest.fn();
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => window.setTimeout(run, 2000),
    cancelIdleCallback: window.clearTimeout,
  });
  const callOff = whenIdle(task);
  jest.advanceTimersByTime(5000);

  callOff();

  jest.advanceTimersByTime(10_000);
  expect(task).not.toHaveBeenCalled();
  Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
});
