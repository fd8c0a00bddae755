import {
  deploy,
  firstEntry,
  host,
  integrity,
  loadRoutes,
  outcome,
  pointer,
  remote,
  requests,
  respond,
  routes,
  scripts,
  scriptUrls,
  secondEntry,
  withManifest,
} from '../testing/remote-of-each-test';
import { RemoteUnavailable } from './use-federation';

it('retries with a new query, and loads the version that was deployed in the meantime', async () => {
  const deployed = [{ id: 'list' }, { id: 'product' }];
  deploy({ routes: { default: deployed } });

  expect(await outcome(loadRoutes(withManifest()))).toBe(deployed);

  expect(requests.map((call) => call.url)).toEqual([`${pointer}?attempt=1`]);
  expect(scriptUrls()).toEqual([firstEntry, `${secondEntry}?attempt=1`]);
  expect(scripts[1]).toMatchObject({ integrity });
});

it('a retry of a loaded remote fetches only the pointer, and keeps the version when it cannot be read', async () => {
  const loader = withManifest();
  await outcome(loadRoutes(loader));

  loader.refresh(remote);

  expect(await outcome(loadRoutes(loader))).toBe(routes);
  expect(requests.map((call) => call.url)).toEqual([`${pointer}?attempt=1`]);
  respond.mockImplementation(() => new TypeError('Failed to fetch'));

  loader.refresh(remote);

  expect(await outcome(loadRoutes(loader))).toBe(routes);
  expect(scriptUrls()).toEqual([firstEntry]);
});

it('loads a module that failed again, without requesting the entry of the loaded remote', async () => {
  const search = { name: 'search' };
  const exposed: { routes: unknown; fragments?: unknown } = { routes: { default: routes } };
  host.set(firstEntry, exposed);
  const loader = withManifest();
  await outcome(loadRoutes(loader));

  const failed = await outcome(loader.load(remote, 'fragments'));
  exposed.fragments = { default: search };

  expect(failed).toBeInstanceOf(RemoteUnavailable);
  expect(await outcome(loader.load(remote, 'fragments'))).toBe(search);
  expect(scriptUrls()).toEqual([firstEntry]);
});

it('a retry fails the files that are still loading', async () => {
  const loader = withManifest();
  await outcome(loadRoutes(loader));
  const chunk = document.createElement('script');
  chunk.dataset.rspack = `${remote}:chunk-list`;
  const failed = jest.fn();
  chunk.onerror = failed;
  document.head.append(chunk);

  loader.refresh(remote);

  expect(failed).toHaveBeenCalledTimes(1);
  expect(chunk.dataset).toHaveProperty('givenUp');
});

it('rejects after three attempts with the reason, and the next call tries again', async () => {
  deploy('missing');
  const loader = withManifest();

  const error = await outcome(loadRoutes(loader));

  expect(error).toBeInstanceOf(RemoteUnavailable);
  expect(error).toMatchObject({ message: expect.stringContaining(`${secondEntry}?attempt=2`) });
  expect(scriptUrls()).toEqual([firstEntry, `${secondEntry}?attempt=1`, `${secondEntry}?attempt=2`]);
  host.set(`${secondEntry}?attempt=3`, { routes: { default: routes } });
  expect(await outcome(loadRoutes(loader))).toBe(routes);
});

it('a request for an entry times out after two minutes, then is retried', async () => {
  host.set(firstEntry, 'silent');
  host.set(`${firstEntry}?attempt=1`, { routes: { default: routes } });
  const loading = loadRoutes(withManifest());

  await jest.advanceTimersByTimeAsync(119_999);
  expect(scriptUrls()).toEqual([firstEntry]);
  await jest.advanceTimersByTimeAsync(1);

  expect(await outcome(loading)).toBe(routes);
});

it('a retry does not wait for a file that never arrives', async () => {
  host.set(firstEntry, 'silent');
  const loader = withManifest();
  void loadRoutes(loader).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(8000);
  deploy({ routes: { default: routes } });

  loader.refresh(remote);

  expect(await outcome(loadRoutes(loader))).toBe(routes);
  expect(scriptUrls()).toEqual([firstEntry, `${secondEntry}?attempt=1`]);
});
