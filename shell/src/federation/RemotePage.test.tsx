import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnvironmentProvider, page, useDeployment } from 'page-kit/page';
import { createMemoryRouter, Link, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { environment } from 'shared-contracts/testing';
import { createRemotePages } from './remote-pages';
import { FederationProvider, loaderOf } from './use-federation';

const remote = 'mfe-account';
const slow = /toujours en cours/;
const down = 'Cette partie de la boutique ne répond pas';
const missing = Object.assign(new Error('Loading chunk 199 failed.'), { name: 'ChunkLoadError' });

/** A page that misses a file on demand. */
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

/** Opens the account, of which the routes are known; each request for the page's file is settled by the test. */
async function openAccount(deployed?: RouteObject[]) {
  const files: File[] = [];
  const load = jest.fn(() => new Promise<typeof found>((resolve, reject) => files.push({ resolve, reject })));
  const routes: RouteObject[] = [{ id: 'profile', path: 'profile', ...page({ load, Skeleton }) }];
  let exposed = routes;
  const refresh = jest.fn(() => {
    if (deployed) exposed = deployed;
    // A file that hangs is given up.
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
    load,
    goAndReturn,
    loader,
    comes: () => settle('resolve', found as never),
    fails: (reason: unknown = missing) => settle('reject', reason as never),
    person: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => jest.useRealTimers());

it('shows the failure while its file fails at each retry, and the page once the file loads', async () => {
  const { person, fails, comes } = await openAccount();
  await fails();

  for (let click = 0; click < 3; click += 1) {
    await person.click(await retryButton());
    await fails();
    expect(await screen.findByText(down)).toBeVisible();
  }
  await person.click(await retryButton());
  await comes();

  expect(await title()).toBeVisible();
});

it('opens without a retry when the connection returns', async () => {
  const { fails, comes } = await openAccount();
  await fails();
  expect(await screen.findByText(down)).toBeVisible();

  await act(async () => void window.dispatchEvent(new Event('online')));
  await comes();

  expect(await title()).toBeVisible();
});

it('keeps its button mounted while a file hangs, and accepts another click on it', async () => {
  const { person, loader, comes } = await openAccount();
  act(() => jest.advanceTimersByTime(8100));
  expect(screen.getByText(slow)).toBeVisible();
  const button = await retryButton();

  await person.click(button);
  await person.click(button);

  expect(await retryButton()).toBe(button);
  expect(screen.queryByText(down)).not.toBeInTheDocument();
  expect(loader.refresh).toHaveBeenCalledTimes(2);
  await comes();
  expect(await title()).toBeVisible();
  expect(screen.queryByText(slow)).not.toBeInTheDocument();
});

it('does not lead back a visitor who left the page during a retry', async () => {
  const { person, fails, comes } = await openAccount();
  await fails();
  await person.click(await retryButton());

  await person.click(screen.getByRole('link', { name: 'À propos' }));
  await comes();

  expect(await screen.findByRole('heading', { name: 'À propos' })).toBeVisible();
});

it('opens in the newly deployed version when its file is gone with the previous one', async () => {
  const { fails, loader } = await openAccount(next);

  await fails();

  expect(await nextTitle()).toBeVisible();
  expect(loader.isOutdated).toHaveBeenCalledTimes(1);
});

it('shows the unexpected-error page for a defect, and retries nothing', async () => {
  const { fails, loader } = await openAccount();

  await fails(new TypeError('undefined is not a function'));

  const title = await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  expect(title.firstElementChild).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');
  expect(loader.refresh).not.toHaveBeenCalled();
});

describe('a page that misses a file of its own', () => {
  const miss = () => screen.getByRole('button', { name: 'Il manque un fichier' });

  it('stays as it is, and the next page opens in the deployed version, replaced once', async () => {
    const { person, loader, comes, goAndReturn } = await openAccount(next);
    await comes();

    await person.click(miss());
    expect(await title()).toBeVisible();
    await goAndReturn();
    expect(await nextTitle()).toBeVisible();
    await goAndReturn();

    expect(loader.refresh).toHaveBeenCalledTimes(1);
  });

  it('stays in its version while no other is deployed', async () => {
    const { person, loader, comes, goAndReturn } = await openAccount();
    await comes();

    await person.click(miss());
    await goAndReturn();

    expect(await title()).toBeVisible();
    expect(loader.refresh).not.toHaveBeenCalled();
  });
});
