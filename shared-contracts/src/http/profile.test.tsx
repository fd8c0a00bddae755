import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { User } from '../api/users';
import {
  forgetCustomerOnSignOut,
  loadSessionAtom,
  signInAtom,
  signOutAtom,
  useDiscountRate,
  useUser,
} from '../auth';
import { tokens } from '../testing/tokens';
import { ApiError, type Http, HttpProvider } from '.';

const karim: User = {
  id: 'u2',
  firstName: 'Karim',
  lastName: 'Haddad',
  companyName: 'Hôtel Lumière',
  username: 'karim',
  emailAddress: 'karim@hotel-lumiere.example',
  discountRate: 10,
  deferredPayment: false,
};

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** A shop whose profile call answers when the test says so. */
function openShop() {
  const profile = withResolvers<unknown>();
  const get = jest.fn(() => profile.promise);
  const http = { get } as unknown as Http;
  const store = createStore();
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000, gcTime: Infinity } },
  });
  store.set(loadSessionAtom);
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <HttpProvider value={http}>
          <Greeting />
        </HttpProvider>
      </QueryClientProvider>
    </Provider>,
  );
  return { store, queryClient, profile, get };
}

function Greeting() {
  const { user, pending } = useUser();
  const price = useDiscountRate();
  return (
    <>
      <p>{pending ? 'profil en attente' : `Bonjour ${user?.firstName ?? 'visiteur'}`}</p>
      <p>{price.pending ? 'prix en attente' : `remise ${price.discountRate}`}</p>
    </>
  );
}

afterEach(() => jest.useRealTimers());

it('shows public prices to a visitor at once, without a call', () => {
  const { get } = openShop();

  expect(screen.getByText('Bonjour visiteur')).toBeVisible();
  expect(screen.getByText('remise 0')).toBeVisible();
  expect(get).not.toHaveBeenCalled();
});

it('holds prices back until the profile of a customer is there', async () => {
  const { store, profile } = openShop();
  act(() => store.set(signInAtom, tokens('karim')));
  const waiting = screen.queryByText('prix en attente');

  profile.resolve(karim);

  expect(waiting).not.toBeNull();
  expect(await screen.findByText('remise 10')).toBeVisible();
  expect(screen.getByText('Bonjour Karim')).toBeVisible();
});

it('shows public prices when the profile cannot be had', async () => {
  const { store, profile, get } = openShop();
  act(() => store.set(signInAtom, tokens('karim')));

  profile.reject(new ApiError({ status: 503, code: 'unavailable' }));

  expect(await screen.findByText('remise 0')).toBeVisible();
  expect(get).toHaveBeenCalledTimes(1);
});

it('shows public prices after three seconds without a profile', () => {
  jest.useFakeTimers();
  const { store } = openShop();
  act(() => store.set(signInAtom, tokens('karim')));

  act(() => jest.advanceTimersByTime(2999));
  const before = screen.queryByText('prix en attente');
  act(() => jest.advanceTimersByTime(1));

  expect(before).not.toBeNull();
  expect(screen.getByText('remise 0')).toBeVisible();
  expect(screen.getByText('profil en attente')).toBeVisible();
});

it('forgets the customer at sign-out and keeps the catalogue', async () => {
  const { store, queryClient, profile } = openShop();
  const stop = forgetCustomerOnSignOut(queryClient);
  queryClient.setQueryData(['orders'], []);
  queryClient.setQueryData(['product', 'SAVON-1'], {});
  act(() => store.set(signInAtom, tokens('karim')));
  profile.resolve(karim);
  await screen.findByText('Bonjour Karim');

  act(() => store.set(signOutAtom, 'chosen'));
  stop();

  expect(screen.getByText('Bonjour visiteur')).toBeVisible();
  expect(queryClient.getQueryData(['profile'])).toBeUndefined();
  expect(queryClient.getQueryData(['orders'])).toBeUndefined();
  expect(queryClient.getQueryData(['product', 'SAVON-1'])).toEqual({});
});
