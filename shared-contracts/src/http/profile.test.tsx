import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { loadSessionAtom, signInAtom, useDiscountRate, useRequireCustomer, useUser } from '../auth';
import { camille } from '../testing/shop-data';
import { tokens } from '../testing/tokens';
import { ApiError, type Http, HttpProvider } from '.';

const karim = { ...camille, firstName: 'Karim', discountRate: 10 };

/** Renders a shop whose profile call responds when the test settles it. */
function openShop(isLoaded = true) {
  const settle = { resolve: (_: unknown) => {}, reject: (_: unknown) => {} };
  const get = jest.fn(() => new Promise((resolve, reject) => Object.assign(settle, { resolve, reject })));
  const store = createStore();
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000, gcTime: Infinity } },
  });
  if (isLoaded) store.set(loadSessionAtom);
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <HttpProvider value={{ get } as unknown as Http}>
          <Greeting />
        </HttpProvider>
      </QueryClientProvider>
    </Provider>,
  );
  return { store, settle, get, signIn: () => act(() => store.set(signInAtom, tokens('karim'))) };
}

function Greeting() {
  const { user, pending } = useUser();
  const price = useDiscountRate();
  return (
    <>
      <p>{pending ? 'profil en attente' : `Bonjour ${user?.firstName ?? 'visiteur'}`}</p>
      <p>{price.pending ? 'prix en attente' : `remise ${price.discountRate}`}</p>
      <p>{useRequireCustomer()}</p>
    </>
  );
}

const shows = (...texts: string[]) => {
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it('a visitor sees public prices immediately and without a call', () => {
  const { get } = openShop();

  shows('Bonjour visiteur', 'remise 0', 'visitor');
  expect(get).not.toHaveBeenCalled();
});

it('a customer waits for prices until the profile is loaded, and may open pages meanwhile', async () => {
  const { signIn, settle } = openShop();
  signIn();
  shows('prix en attente', 'customer');

  await act(async () => settle.resolve(karim));

  expect(await screen.findByText('remise 10')).toBeVisible();
  shows('Bonjour Karim');
});

it('a customer sees public prices when the profile call fails', async () => {
  const { signIn, settle, get } = openShop();
  signIn();

  settle.reject(new ApiError({ status: 503, code: 'unavailable' }));

  expect(await screen.findByText('remise 0')).toBeVisible();
  expect(get).toHaveBeenCalledTimes(1);
});

it('a customer sees public prices after three seconds without a profile', () => {
  jest.useFakeTimers();
  const { signIn } = openShop();
  signIn();

  act(() => jest.advanceTimersByTime(2999));
  shows('prix en attente');
  act(() => jest.advanceTimersByTime(1));

  shows('remise 0', 'profil en attente');
});

it('a customer who returns to the tab after a minute sees the current discount', async () => {
  const { signIn, settle, get } = openShop();
  signIn();
  await act(async () => settle.resolve({ ...karim, discountRate: 5 }));
  await screen.findByText('remise 5');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);

  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await act(async () => settle.resolve(karim));

  expect(await screen.findByText('remise 10')).toBeVisible();
  expect(get).toHaveBeenCalledTimes(2);
});

it('a page for customers is pending until the session is read, and while a refresh token without access token is used', () => {
  localStorage.setItem('sph-refresh', tokens().refresh_token);
  const { store } = openShop(false);
  shows('pending');

  act(() => store.set(loadSessionAtom));

  shows('pending');
});
