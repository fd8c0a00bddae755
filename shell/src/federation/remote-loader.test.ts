import { acceptedContracts, contractVersion } from 'shared-contracts/remotes';
import {
  answered,
  deploy,
  first,
  host,
  integrity,
  load,
  manifest,
  onForbiddenHost,
  outcome,
  pointer,
  remote,
  requests,
  routes,
  scripts,
  scriptUrls,
  second,
  url,
  withManifest,
  withoutManifest,
} from '../testing/remote-of-each-test';
import { RemoteUnavailable } from './loader';

it('loads the files that the HTML names, with their hash, without a request for remote.json', async () => {
  expect(await outcome(load(withManifest()))).toBe(routes);

  expect(scriptUrls()).toEqual([first]);
  expect(scripts[0]).toMatchObject({ crossOrigin: 'anonymous', integrity });
  expect(requests).toEqual([]);
});

it('loads an entry once for concurrent calls', async () => {
  const loader = withManifest();

  await outcome(Promise.all([load(loader), load(loader), load(loader)]));

  expect(scriptUrls()).toEqual([first]);
});

it('reads remote.json first where the HTML has no manifest, past the HTTP cache', async () => {
  expect(await outcome(load(withoutManifest()))).toBe(routes);

  expect(requests).toMatchObject([{ url: pointer, init: { cache: 'no-cache' } }]);
  expect(scriptUrls()).toEqual([first]);
});

it('retries with a fresh query, and loads what was deployed meanwhile', async () => {
  const deployed = [{ id: 'list' }, { id: 'product' }];
  deploy({ routes: { default: deployed } });

  expect(await outcome(load(withManifest()))).toBe(deployed);

  expect(requests.map((call) => call.url)).toEqual([`${pointer}?attempt=1`]);
  expect(scriptUrls()).toEqual([first, `${second}?attempt=1`]);
  expect(scripts[1]).toMatchObject({ integrity });
});

it('a retry of what is loaded fetches the pointer alone', async () => {
  const loader = withManifest();
  await outcome(load(loader));

  loader.refresh(remote);

  expect(await outcome(load(loader))).toBe(routes);
  expect(requests.map((call) => call.url)).toEqual([`${pointer}?attempt=1`]);
  expect(scriptUrls()).toEqual([first]);
});

it('a retry keeps what is loaded while the pointer cannot be read', async () => {
  const loader = withManifest();
  await outcome(load(loader));
  answered.mockImplementation(() => new TypeError('Failed to fetch'));

  loader.refresh(remote);

  expect(await outcome(load(loader))).toBe(routes);
  expect(scriptUrls()).toEqual([first]);
});

it('loads a failed part of a loaded remote again, without its entry', async () => {
  const search = { name: 'search' };
  const exposed: { routes: unknown; fragments?: unknown } = { routes: { default: routes } };
  host.set(first, exposed);
  const loader = withManifest();
  await outcome(load(loader));

  const failed = await outcome(loader.load(remote, 'fragments'));
  exposed.fragments = { default: search };

  expect(failed).toBeInstanceOf(RemoteUnavailable);
  expect(await outcome(loader.load(remote, 'fragments'))).toBe(search);
  expect(scriptUrls()).toEqual([first]);
});

it('a retry fails the files that are still loading', async () => {
  const loader = withManifest();
  await outcome(load(loader));
  const chunk = document.createElement('script');
  chunk.dataset.rspack = `${remote}:chunk-list`;
  const failed = jest.fn();
  chunk.onerror = failed;
  document.head.append(chunk);

  loader.refresh(remote);

  expect(failed).toHaveBeenCalledTimes(1);
  expect(chunk.dataset).toHaveProperty('givenUp');
});

it('rejects after three attempts with the reason; the next call starts anew', async () => {
  deploy('missing');
  const loader = withManifest();

  const error = await outcome(load(loader));

  expect(error).toBeInstanceOf(RemoteUnavailable);
  expect(error).toMatchObject({ remote, message: expect.stringContaining(`${second}?attempt=2`) });
  expect(scriptUrls()).toEqual([first, `${second}?attempt=1`, `${second}?attempt=2`]);
  host.set(`${second}?attempt=3`, { routes: { default: routes } });
  expect(await outcome(load(loader))).toBe(routes);
});

it.each([
  ['an empty module', { default: undefined }],
  ['nothing', null],
])('rejects a remote that exposes %s', async (_what, module) => {
  host.set(first, { routes: module });
  for (const query of ['?attempt=1', '?attempt=2']) host.set(first + query, { routes: module });

  expect(await outcome(load(withManifest()))).toMatchObject({
    message: expect.stringContaining('./routes is empty'),
  });
});

it.each([Math.min(...acceptedContracts) - 1, contractVersion + 1])(
  'fetches no file of a remote that was built for contract %d',
  async (contract) => {
    answered.mockImplementation(() => manifest({ contract }));

    expect(await outcome(load(withManifest({ contract })))).toMatchObject({
      message: expect.stringContaining(`contract ${contract}`),
    });
    expect(scriptUrls()).toEqual([]);
  },
);

it('loads the version of its own contract where remote.json is of a later one', async () => {
  answered.mockImplementation((requested) =>
    requested === `${url}remote.contract-${contractVersion}.json`
      ? manifest()
      : manifest({ contract: contractVersion + 1, entry: { file: 'later.js', integrity } }),
  );

  expect(await outcome(load(withoutManifest()))).toBe(routes);
  expect(scriptUrls()).toEqual([first]);
});

it('fetches no file of a remote that needs another federation runtime, and any of one that brings its own', async () => {
  answered.mockImplementation(() => manifest({ federation: { version: '0.1.0', needs: '~0.1.0' } }));
  expect(await outcome(load(withoutManifest()))).toMatchObject({
    message: expect.stringContaining('needs a federation runtime ~0.1.0'),
  });
  expect(scriptUrls()).toEqual([]);

  answered.mockImplementation(() => manifest({ federation: { version: '0.1.0' } }));
  expect(await outcome(load(withoutManifest()))).toBe(routes);
});

it.each([
  ['no manifest', { name: 'x' }, /not a manifest/],
  ['no answer', new TypeError('Failed to fetch'), /Failed to fetch/],
])('rejects with RemoteUnavailable when remote.json is %s', async (_what, answer, reason) => {
  answered.mockImplementation(() => answer);

  expect(await outcome(load(withoutManifest()))).toMatchObject({
    name: 'RemoteUnavailable',
    message: expect.stringMatching(reason),
  });
});

it('a request for remote.json times out after fifteen seconds', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');

  await outcome(load(withoutManifest()));

  expect(limit).toHaveBeenCalledWith(15_000);
  expect(requests[0]?.init?.signal).toBe(limit.mock.results[0]?.value);
});

it('a request for an entry times out after two minutes, then is retried', async () => {
  host.set(first, 'silent');
  host.set(`${first}?attempt=1`, { routes: { default: routes } });
  const loading = load(withManifest());

  await jest.advanceTimersByTimeAsync(119_999);
  expect(scriptUrls()).toEqual([first]);
  await jest.advanceTimersByTimeAsync(1);

  expect(await outcome(loading)).toBe(routes);
});

it('a retry does not wait for a file that never arrives', async () => {
  host.set(first, 'silent');
  const loader = withManifest();
  void load(loader).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(8000);
  deploy({ routes: { default: routes } });

  loader.refresh(remote);

  expect(await outcome(load(loader))).toBe(routes);
  expect(scriptUrls()).toEqual([first, `${second}?attempt=1`]);
});

it('rejects a remote that is not in the environment', async () => {
  expect(await outcome(withManifest().load('mfe-unknown', 'routes'))).toMatchObject({
    message: expect.stringContaining('not in the environment'),
  });
});

it('lists a loaded remote where the browser extension of the federation package reads it', async () => {
  await outcome(load(withManifest()));

  expect(__FEDERATION__.moduleInfo).toMatchObject({
    shell: { remotesInfo: { [remote]: { matchedVersion: first } } },
    [`${remote}:${first}`]: { remoteEntry: first, globalName: remote },
  });
});

it('takes a version from the URL that the pointer names, which may have changed since the document was made', async () => {
  host.delete(first);
  const moved = `${url}moved/remote-entry.1.js?attempt=1`;
  host.set(moved, { routes: { default: routes } });
  answered.mockImplementation(() => manifest({ url: `${url}moved/` }));

  expect(await outcome(load(withManifest()))).toBe(routes);

  expect(scriptUrls()).toEqual([first, moved]);
});

it('requests nothing from a host that the policy of the document does not have, and has the document loaded', async () => {
  host.delete(first);
  answered.mockImplementation(() => manifest({ url: 'http://other.test/' }));
  const loader = withManifest();

  expect(await outcome(load(loader))).toBeInstanceOf(RemoteUnavailable);
  loader.refresh(remote);
  expect(await outcome(load(loader))).toBeInstanceOf(RemoteUnavailable);

  expect(scriptUrls().filter((source) => source.startsWith('http://other.test/'))).toEqual([]);
  expect(onForbiddenHost.mock.calls).toContainEqual([false]);
  expect(onForbiddenHost.mock.calls).toContainEqual([true]);
});
