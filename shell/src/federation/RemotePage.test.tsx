import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnvironmentProvider, page, useDeployment } from 'page-kit/page';
import { createMemoryRouter, Link, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { environment } from 'shared-contracts/testing';
import { createRemotePages } from './remote-pages';
import { FederationProvider, loaderOf } from './use-federation';

const remote = 'mfe-account';
const down = 'Cette partie de la boutique ne répond pas';
const missing = Object.assign(new Error('Loading chunk 199 failed.'), { name: 'ChunkLoadError' });

/** A page with a button that reports a missing file. */
function Account() {
  const { lookForAnother } = useDeployment();
  return (
    <>
      <h1>Mon compte</h1>
      <button type="button" onClick={() => void lookForAnother()}>
        Il manque un fichier
      </button>
    </>
  );
}
const found = { Component: Account };
const Skeleton = () => <p>Chargement…</p>;
const owners = { [remote]: { prefixes: ['profile'], slots: [] } };
const NextAccount = () => <h1>Mon nouveau compte</h1>;
const next: RouteObject[] = [{ id: 'profile', path: 'profile', Component: NextAccount }];
const retryButton = () => screen.findByRole('button', { name: 'Réessayer' });
const nextTitle = () => screen.findByRole('heading', { name: 'Mon nouveau compte' });
const title = () => screen.findByRole('heading', { name: 'Mon compte' });

interface File {
  resolve(module: typeof found): void;
  reject(reason: unknown): void;
}

/** Opens the account, whose routes are loaded; the test settles each request for the page's file. */
async function openAccount(deployed?: RouteObject[]) {
  const files: File[] = [];
  const load = () => new Promise<typeof found>((resolve, reject) => files.push({ resolve, reject }));
  const routes: RouteObject[] = [{ id: 'profile', path: 'profile', ...page({ load, Skeleton }) }];
  let exposed = routes;
  const refresh = jest.fn(() => {
    if (deployed) exposed = deployed;
    // Aborts a file that hangs.
    files.at(-1)?.reject(missing);
  });
  const loader = {
    ...loaderOf(async () => exposed),
    refresh,
    isOutdated: jest.fn(async () => deployed !== undefined),
  };
  const pages = createRemotePages(loader, owners);
  await pages.learn(remote);
  const layout = (
    <>
      <Link to="/about">À propos</Link>
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [{ element: layout, children: [{ path: 'about', element: <h1>À propos</h1> }, ...pages.routes(remote)] }],
    { initialEntries: ['/about'] },
  );
  render(
    <EnvironmentProvider value={environment}>
      <FederationProvider value={{ loader, pages, owners }}>
        <RouterProvider router={router} />
      </FederationProvider>
    </EnvironmentProvider>,
  );
  await act(() => router.navigate('/profile'));
  const settle = (how: keyof File, value: never) => act(async () => files.at(-1)?.[how](value));
  const goAndReturn = async () => {
    await act(() => router.navigate('/about'));
    await act(() => router.navigate('/profile'));
  };
  return {
    goAndReturn,
    loader,
    loads: () => settle('resolve', found as never),
    fails: (reason: unknown = missing) => settle('reject', reason as never),
    person: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  for (const way of ['error', 'warn'] as const) jest.spyOn(console, way).mockReturnValue();
});
afterEach(() => jest.useRealTimers());

it('shows the failure after each retry that fails, and retries by itself when the connection returns', async () => {
  const { person, fails, loads } = await openAccount();
  await fails();

  for (let click = 0; click < 3; click += 1) {
    await person.click(await retryButton());
    await fails();
    expect(await screen.findByText(down)).toBeVisible();
  }
  await act(async () => void window.dispatchEvent(new Event('online')));
  await loads();

  expect(await title()).toBeVisible();
});

it('retries by itself when the connection returns during the attempt that fails', async () => {
  const { loader, fails, loads } = await openAccount();
  let isOutdated: (outdated: boolean) => void = () => undefined;
  loader.isOutdated.mockImplementation(() => new Promise((resolve) => (isOutdated = resolve)));
  await fails();

  window.dispatchEvent(new Event('online'));
  await act(async () => isOutdated(false));
  await loads();

  expect(await title()).toBeVisible();
});

it('retries by itself, once, when the connection returns while a retry hangs', async () => {
  const { person, loader, fails } = await openAccount();
  await fails();
  await person.click(await retryButton());
  expect(loader.refresh).toHaveBeenCalledTimes(1);

  await act(async () => void window.dispatchEvent(new Event('online')));

  expect(loader.refresh).toHaveBeenCalledTimes(2);
});

it('opens after a retry of a file that hangs', async () => {
  const { person, loads } = await openAccount();
  await act(() => jest.advanceTimersByTimeAsync(8100));

  await person.click(await retryButton());
  await loads();

  expect(await title()).toBeVisible();
});

it('does not navigate back when the visitor left the page during a retry', async () => {
  const { person, fails, loads } = await openAccount();
  await fails();
  await person.click(await retryButton());

  await person.click(screen.getByRole('link', { name: 'À propos' }));
  await loads();

  expect(await screen.findByRole('heading', { name: 'À propos' })).toBeVisible();
});

it('loads no other version that is found after the visitor has left the page', async () => {
  const { person, loader, fails } = await openAccount(next);
  let isOutdated: (outdated: boolean) => void = () => undefined;
  loader.isOutdated.mockImplementation(() => new Promise((resolve) => (isOutdated = resolve)));
  await fails();

  await person.click(screen.getByRole('link', { name: 'À propos' }));
  await act(async () => isOutdated(true));

  expect(loader.refresh).not.toHaveBeenCalled();
});

it('opens in the newly deployed version when the file of the previous version no longer exists', async () => {
  const { fails, loader } = await openAccount(next);

  await fails();

  expect(await nextTitle()).toBeVisible();
  expect(loader.isOutdated).toHaveBeenCalledTimes(1);
});

it('shows the unexpected-error page for a defect, and looks for no other version', async () => {
  const { fails, loader } = await openAccount();

  await fails(new TypeError('undefined is not a function'));

  const title = await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  expect(title.firstElementChild).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');
  expect(loader.isOutdated).not.toHaveBeenCalled();
});

describe('a page that reports a missing file', () => {
  const miss = () => screen.getByRole('button', { name: 'Il manque un fichier' });

  it('stays on the screen, and the next navigation opens the deployed version, loaded once', async () => {
    const { person, loader, loads, goAndReturn } = await openAccount(next);
    await loads();

    await person.click(miss());
    expect(await title()).toBeVisible();
    await goAndReturn();
    expect(await nextTitle()).toBeVisible();
    await goAndReturn();

    expect(loader.refresh).toHaveBeenCalledTimes(1);
  });
});
