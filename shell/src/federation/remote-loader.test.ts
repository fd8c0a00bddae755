import {
  firstEntry,
  host,
  integrity,
  loadRoutes,
  manifest,
  outcome,
  pointer,
  reloads,
  remote,
  requests,
  respond,
  routes,
  scripts,
  scriptUrls,
  url,
  withManifest,
  withoutManifest,
} from '../testing/remote-of-each-test';
import { RemoteUnavailable } from './use-federation';

it('loads the entry that the HTML names once, with its integrity, without a request for remote.json', async () => {
  const loader = withManifest();

  expect(await outcome(Promise.all([loadRoutes(loader), loadRoutes(loader)]))).toEqual([routes, routes]);

  expect(scriptUrls()).toEqual([firstEntry]);
  expect(scripts[0]).toMatchObject({ crossOrigin: 'anonymous', integrity });
  expect(requests).toEqual([]);
});

it('reads remote.json for at most fifteen seconds, past the HTTP cache, when the HTML has no manifest', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');

  expect(await outcome(loadRoutes(withoutManifest()))).toBe(routes);

  expect(requests).toMatchObject([{ url: pointer, init: { cache: 'no-cache' } }]);
  expect(limit).toHaveBeenCalledWith(15_000);
  expect(requests[0]?.init?.signal).toBe(limit.mock.results[0]?.value);
  expect(scriptUrls()).toEqual([firstEntry]);
});

it.each([
  ['an empty module', { default: undefined }],
  ['nothing', null],
])('rejects a remote that exposes %s', async (_what, module) => {
  host.set(firstEntry, { routes: module });
  for (const query of ['?attempt=1', '?attempt=2']) host.set(firstEntry + query, { routes: module });

  expect(await outcome(loadRoutes(withManifest()))).toMatchObject({
    message: expect.stringContaining('./routes is empty'),
  });
});

const another = { needs: { react: '^20.0.0' }, entry: { file: 'later.js', integrity } };

it('fetches no file of a remote that needs a version which this shell does not provide', async () => {
  respond.mockImplementation(() => manifest(another));

  expect(await outcome(loadRoutes(withoutManifest()))).toMatchObject({
    message: expect.stringContaining('needs react ^20.0.0'),
  });
  expect(scriptUrls()).toEqual([]);
});

it('loads the last version that fits when remote.json needs another shell', async () => {
  const needs = { react: '^19.3.0', '@module-federation/runtime': '*' };
  respond.mockImplementation((requested) => {
    if (requested === `${url}releases.json`) return [{ build: 'fitting' }, { build: 'newest' }];
    return requested === `${url}remote.fitting.json` ? manifest({ needs }) : manifest(another);
  });

  expect(await outcome(loadRoutes(withoutManifest()))).toBe(routes);
  expect(scriptUrls()).toEqual([firstEntry]);
});

it.each([
  ['not a manifest', { name: 'x' }, /not a manifest/],
  ['unreachable', new TypeError('Failed to fetch'), /Failed to fetch/],
])('rejects with RemoteUnavailable when remote.json is %s', async (_what, answer, reason) => {
  respond.mockImplementation(() => answer);

  expect(await outcome(loadRoutes(withoutManifest()))).toMatchObject({
    name: 'RemoteUnavailable',
    message: expect.stringMatching(reason),
  });
});

it('lists a loaded remote where the browser extension of the federation package reads it', async () => {
  await outcome(loadRoutes(withManifest()));

  expect(__FEDERATION__.moduleInfo).toMatchObject({
    shell: { remotesInfo: { [remote]: { matchedVersion: firstEntry } } },
    [`${remote}:${firstEntry}`]: { remoteEntry: firstEntry, globalName: remote },
  });
});

it('loads a version from the URL in remote.json when that changed after the document was rendered', async () => {
  host.delete(firstEntry);
  const moved = `${url}moved/remote-entry.1.js?attempt=1`;
  host.set(moved, { routes: { default: routes } });
  respond.mockImplementation(() => manifest({ url: `${url}moved/` }));

  expect(await outcome(loadRoutes(withManifest()))).toBe(routes);

  expect(scriptUrls()).toEqual([firstEntry, moved]);
});

it('requests nothing from a host that the Content-Security-Policy does not allow, and reports it for a reload', async () => {
  host.delete(firstEntry);
  respond.mockImplementation(() => manifest({ url: 'http://other.test/' }));
  const loader = withManifest();

  expect(await outcome(loadRoutes(loader))).toBeInstanceOf(RemoteUnavailable);
  loader.refresh(remote);
  expect(await outcome(loadRoutes(loader))).toBeInstanceOf(RemoteUnavailable);

  expect(scriptUrls().filter((source) => source.startsWith('http://other.test/'))).toEqual([]);
  expect(reloads.onForbiddenHost.mock.calls).toContainEqual([false]);
  expect(reloads.onForbiddenHost.mock.calls).toContainEqual([true]);
});
