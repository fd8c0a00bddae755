import {
  onlineManager,
  QueryClient,
  QueryClientProvider,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { useLateData } from './late-data';

function Retry() {
  const { onRetry } = useLateData();
  return (
    <button type="button" onClick={onRetry}>
      Réessayer
    </button>
  );
}

/** Renders a component that waits for `data`; the first request for it hangs. */
function renderWaiting(show: (query: { queryKey: string[]; queryFn: () => Promise<string> }) => ReactNode) {
  const call = jest.fn(async () => 'Savon noir').mockReturnValueOnce(new Promise(() => {}));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  render(
    <QueryClientProvider client={queryClient}>
      {show({ queryKey: ['data'], queryFn: call })}
    </QueryClientProvider>,
  );
  const retry = async () => act(async () => screen.getByRole('button', { name: 'Réessayer' }).click());
  return { call, queryClient, retry };
}

type Query = Parameters<Parameters<typeof renderWaiting>[0]>[0];

function Observing({ query }: { readonly query: Query }) {
  const { data, error } = useQuery(query);
  if (error) return <p role="alert">Échec</p>;
  return data ? <h1>{data}</h1> : <Retry />;
}

function Suspending({ query }: { readonly query: Query }) {
  return <h1>{useSuspenseQuery(query).data}</h1>;
}

afterEach(() => onlineManager.setOnline(true));

it.each([
  ['data', (query: Query) => <Observing query={query} />],
  [
    'suspended data',
    (query: Query) => (
      <Suspense fallback={<Retry />}>
        <Suspending query={query} />
      </Suspense>
    ),
  ],
])('a retry aborts the hanging request and sends another one for %s', async (_what, show) => {
  const { call, retry } = renderWaiting(show);

  await retry();

  expect(await screen.findByRole('heading', { name: 'Savon noir' })).toBeVisible();
  expect(call).toHaveBeenCalledTimes(2);
});

it('a failed retry is handled by the component that uses the data', async () => {
  const { call, retry } = renderWaiting((query) => <Observing query={query} />);
  call.mockRejectedValueOnce(new Error('down'));

  await retry();

  expect(await screen.findByRole('alert')).toBeVisible();
});

it('a retry does not repeat successful requests', async () => {
  const { queryClient, retry } = renderWaiting((query) => <Observing query={query} />);
  const loaded = jest.fn(async () => 'Balai');
  await queryClient.prefetchQuery({ queryKey: ['loaded'], queryFn: loaded });

  await retry();

  expect(loaded).toHaveBeenCalledTimes(1);
});

it('a retry waits while the device is offline, and loads the data once it is online', async () => {
  onlineManager.setOnline(false);
  const { call, retry } = renderWaiting((query) => <Observing query={query} />);
  call.mockReset().mockResolvedValue('Savon noir');

  await retry();
  expect(call).not.toHaveBeenCalled();
  act(() => onlineManager.setOnline(true));

  expect(await screen.findByRole('heading', { name: 'Savon noir' })).toBeVisible();
});
