/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query';
import { queriesOf, takeOverQueries } from './boot-data';

const key = ['product', 'SP-110'];
const soap = { Designation: 'Savon' };

/** The queries of a client as the HTML contains them, after serialisation to JSON. */
function serialized(queryClient: QueryClient) {
  return JSON.parse(JSON.stringify(queriesOf(queryClient)));
}
function navigation(type: string, transferSize: number) {
  const entry = { type, transferSize } as PerformanceNavigationTiming;
  performance.getEntriesByType = () => [entry];
}

const { getEntriesByType } = performance;
beforeEach(() => navigation('navigate', 20_000));
afterEach(() => {
  performance.getEntriesByType = getEntriesByType;
});

it('the HTML contains only successful queries, without their fetch time', async () => {
  const [first, later] = [new QueryClient(), new QueryClient()];
  first.setQueryData(key, soap, { updatedAt: 1000 });
  later.setQueryData(key, soap, { updatedAt: 9000 });
  await later.prefetchQuery({
    queryKey: ['categories'],
    queryFn: () => Promise.reject(new Error()),
    retry: false,
  });

  expect(serialized(first)).toEqual([{ key, data: soap }]);
  expect(serialized(later)).toEqual(serialized(first));
});

it('data from the HTML counts as fetched now', () => {
  const queryClient = new QueryClient();
  jest.useFakeTimers({ now: 5_000_000, doNotFake: ['performance'] });

  takeOverQueries(queryClient, [{ key, data: soap }]);
  jest.useRealTimers();

  expect(queryClient.getQueryData(key)).toEqual(soap);
  expect(queryClient.getQueryState(key)?.dataUpdatedAt).toBe(5_000_000);
});

it('data of a page that Back restored from the cache is used and counts as stale', () => {
  const queryClient = new QueryClient();
  navigation('back_forward', 0);

  takeOverQueries(queryClient, [{ key, data: soap }]);

  expect(queryClient.getQueryData(key)).toEqual(soap);
  expect(queryClient.getQueryState(key)?.dataUpdatedAt).toBe(0);
});
