import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { loadSessionAtom, signInAtom, signOutAtom, useRequireCustomer } from '../auth';
import { tokens } from '../testing/tokens';
import { type Http, HttpProvider } from '.';

function Page() {
  return <p>{useRequireCustomer()}</p>;
}

/** Opens a page for customers before the session is read. */
function open() {
  const store = createStore();
  const http = { get: () => new Promise(() => undefined) } as unknown as Http;
  render(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient()}>
        <HttpProvider value={http}>
          <Page />
        </HttpProvider>
      </QueryClientProvider>
    </Provider>,
  );
  return store;
}

beforeEach(() => localStorage.clear());

it('holds its place until the session is read', () => {
  open();

  expect(screen.getByText('pending')).toBeVisible();
});

it('leads a visitor to the login', () => {
  const store = open();

  act(() => store.set(loadSessionAtom));

  expect(screen.getByText('visitor')).toBeVisible();
});

it('lets a customer in before the profile is there, and no longer once signed out', async () => {
  const store = open();
  act(() => store.set(loadSessionAtom));

  act(() => void store.set(signInAtom, tokens()));
  expect(screen.getByText('customer')).toBeVisible();
  await act(async () => store.set(signOutAtom, 'chosen'));

  expect(screen.getByText('visitor')).toBeVisible();
});

it('holds its place while a session of which only the refresh token was found is renewed', () => {
  localStorage.setItem('sph-refresh', tokens().refresh_token);
  const store = open();

  act(() => store.set(loadSessionAtom));

  expect(screen.getByText('pending')).toBeVisible();
});
