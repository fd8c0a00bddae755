import type { RequestListener, ServerResponse } from 'node:http';
import { contractVersion } from 'shared-contracts/remotes';
import { eventually, testEnvironment } from '../testing/environment';
import { RemoteHost } from '../testing/remote-host';
import { RemoteManifests } from './remote-manifests';

const name = 'mfe-catalogue';
let remote: RemoteHost;
let manifests: RemoteManifests;
const environment = () => testEnvironment({ remotes: { [name]: remote.url } });
const version = () => manifests.places(environment())[name]?.manifest?.version;

let told: jest.Mock;
/** The time that a host has for an answer: over when the test says so. */
let limit: AbortController;

beforeEach(async () => {
  told = jest.fn();
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(told);
  limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  remote = await RemoteHost.start();
  manifests = new RemoteManifests({ admit: async () => undefined });
});
afterEach(() => remote.stop());

it('lets no page wait: a remote that was never seen has no manifest yet, and one a moment later', async () => {
  void manifests.look(environment());
  const before = manifests.places(environment())[name];

  expect(before).toMatchObject({ url: remote.url, manifest: null });
  await eventually(() => expect(version()).toBe('1.0.0'));
});

it('announces a change once, and asks at most every two seconds', async () => {
  const onChange = jest.fn();
  manifests.on('change', onChange);
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start);

  await manifests.refresh(environment());
  clock.mockReturnValue(start + 2000);
  await manifests.look(environment());
  expect(remote.host.asked).toEqual(['/remote.json']);
  clock.mockReturnValue(start + 2001);
  await manifests.look(environment());

  expect(remote.host.asked).toEqual(['/remote.json', '/remote.json']);
  expect(onChange).toHaveBeenCalledTimes(1);
});

describe('a remote whose remote.json is of a later contract', () => {
  const earlier = `remote.contract-${contractVersion}.json`;
  const later = () => remote.deploy('', { contract: contractVersion + 1 });

  it('is taken in the version of this shell that lies beside it', async () => {
    const manifest = remote.deploy('');
    remote.files.set(earlier, JSON.stringify(manifest));
    later();

    await manifests.refresh(environment());

    expect(manifests.places(environment())[name]?.manifest).toEqual(manifest);
    expect(remote.host.asked).toEqual(['/remote.json', `/${earlier}`]);
  });

  it('is judged as it is where nothing lies beside it, or something of another contract', async () => {
    later();
    await manifests.refresh(environment());
    expect(version()).toBe('1.0.1');

    remote.files.set(earlier, JSON.stringify(later()));
    await manifests.refresh(environment());
    expect(version()).toBe('1.0.2');
  });
});

/** Sends as fast as it is read, until nobody reads any more. */
function pour(response: ServerResponse): void {
  while (!response.destroyed && response.write(' '.repeat(100_000)));
  if (!response.destroyed) response.once('drain', () => pour(response));
}

const faults: [string, RequestListener, RegExp][] = [
  ['500', (_request, response) => void response.writeHead(500).end(), /statut 500/],
  ['HTML', (_request, response) => void response.end('<h1>Maintenance</h1>'), /JSON/],
  [
    'something else',
    (_request, response) => void response.end('{"name":"mfe-catalogue"}'),
    /pas un manifeste/,
  ],
  [
    'a redirect',
    (_request, response) => void response.writeHead(302, { location: '/x' }).end(),
    /fetch failed/,
  ],
  ['nothing', (request) => void request.socket.destroy(), /fetch failed/],
  ['silence', () => limit.abort(new DOMException('', 'TimeoutError')), /pas de réponse en 3 s/],
  ['text without end', (_request, response) => pour(response), /remote\.json dépasse 1000000 octets/],
];

it.each(faults)(
  'keeps the last good copy of a remote that answers %s, and tells the fault',
  async (_what, answer, reason) => {
    await manifests.refresh(environment());

    remote.host.answer = answer;
    await manifests.refresh(environment());

    expect(version()).toBe('1.0.0');
    expect(manifests.status(environment())[name]?.problem).toMatch(reason);
  },
);

it('refuses the manifest of another remote at the URL', async () => {
  remote.deploy('', { name: 'mfe-account' });

  await manifests.refresh(environment());

  expect(version()).toBeUndefined();
  expect(manifests.status(environment())[name]?.problem).toBe('remote.json est celui de mfe-account');
});

describe('the log', () => {
  const answer = (status: number) => {
    remote.host.answer = (_request, response) => void response.writeHead(status).end();
  };
  const about = (what: string) => [`${name} (${remote.url}) : ${what}`];

  it('says once that a remote is away, again when the reason changes, and when it is back', async () => {
    answer(503);
    for (let look = 0; look < 4; look += 1) await manifests.refresh(environment());
    answer(500);
    await manifests.refresh(environment());
    remote.host.answer = remote.serve;
    await manifests.refresh(environment());

    expect(told.mock.calls).toEqual([
      about('remote.json ne peut pas être lu : statut 503'),
      about('remote.json ne peut pas être lu : statut 500'),
      about('remote.json est de nouveau lu'),
    ]);
  });

  it('says nothing of a remote that starts a moment after the shell', async () => {
    answer(503);
    await manifests.refresh(environment());
    remote.host.answer = remote.serve;
    await manifests.refresh(environment());

    expect(told).not.toHaveBeenCalled();
  });
});
