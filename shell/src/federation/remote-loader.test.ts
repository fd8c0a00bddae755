import {
  answered,
  first,
  host,
  integrity,
  load,
  manifest,
  outcome,
  pointer,
  reloads,
  remote,
  requests,
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

  expect(await outcome(Promise.all([load(loader), load(loader)]))).toEqual([routes, routes]);

  expect(scriptUrls()).toEqual([first]);
  expect(scripts[0]).toMatchObject({ crossOrigin: 'anonymous', integrity });
  expect(requests).toEqual([]);
});

it('reads remote.json for at most fifteen seconds, past the HTTP cache, when the HTML has no manifest', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');

  expect(await outcome(load(withoutManifest()))).toBe(routes);

  expect(requests).toMatchObject([{ url: pointer, init: { cache: 'no-cache' } }]);
  expect(limit).toHaveBeenCalledWith(15_000);
  expect(requests[0]?.init?.signal).toBe(limit.mock.results[0]?.value);
  expect(scriptUrls()).toEqual([first]);
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

const another = { needs: { react: '^20.0.0' }, entry: { file: 'later.js', integrity } };

it('fetches no file of a remote that needs a version which this shell does not provide', async () => {
  answered.mockImplementation(() => manifest(another));

  expect(await outcome(load(withoutManifest()))).toMatchObject({
    message: expect.stringContaining('needs react ^20.0.0'),
  });
  expect(scriptUrls()).toEqual([]);
});

it('loads the last version that fits when remote.json needs another shell', async () => {
  const needs = { react: '^19.3.0', '@module-federation/runtime': '*' };
  answered.mockImplementation((requested) => {
    if (requested === `${url}releases.json`) return [{ build: 'fitting' }, { build: 'newest' }];
    return requested === `${url}remote.fitting.json` ? manifest({ needs }) : manifest(another);
  });

  expect(await outcome(load(withoutManifest()))).toBe(routes);
  expect(scriptUrls()).toEqual([first]);
});

it.each([
  ['not a manifest', { name: 'x' }, /not a manifest/],
  ['unreachable', new TypeError('Failed to fetch'), /Failed to fetch/],
])('rejects with RemoteUnavailable when remote.json is %s', async (_what, answer, reason) => {
  answered.mockImplementation(() => answer);

  expect(await outcome(load(withoutManifest()))).toMatchObject({
    name: 'RemoteUnavailable',
    message: expect.stringMatching(reason),
  });
});

it('lists a loaded remote where the browser extension of the federation package reads it', async () => {
  await outcome(load(withManifest()));

  expect(__FEDERATION__.moduleInfo).toMatchObject({
    shell: { remotesInfo: { [remote]: { matchedVersion: first } } },
    [`${remote}:${first}`]: { remoteEntry: first, globalName: remote },
  });
});

it('loads a version from the URL in remote.json when that changed after the document was rendered', async () => {
  host.delete(first);
  const moved = `${url}moved/remote-entry.1.js?attempt=1`;
  host.set(moved, { routes: { default: routes } });
  answered.mockImplementation(() => manifest({ url: `${url}moved/` }));

  expect(await outcome(load(withManifest()))).toBe(routes);

  expect(scriptUrls()).toEqual([first, moved]);
});

it('requests nothing from a host that the Content-Security-Policy does not allow, and reports it for a reload', async () => {
  host.delete(first);
  answered.mockImplementation(() => manifest({ url: 'http://other.test/' }));
  const loader = withManifest();

  expect(await outcome(load(loader))).toBeInstanceOf(RemoteUnavailable);
  loader.refresh(remote);
  expect(await outcome(load(loader))).toBeInstanceOf(RemoteUnavailable);

  expect(scriptUrls().filter((source) => source.startsWith('http://other.test/'))).toEqual([]);
  expect(reloads.onForbiddenHost.mock.calls).toContainEqual([false]);
  expect(reloads.onForbiddenHost.mock.calls).toContainEqual([true]);
});
