import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { waitForHosts } from '../testing/environment';
import { Host } from '../testing/host';
import { RemoteHost, unfit } from '../testing/remote-host';
import { checkFiles, fetchNamedFile, fetchVersions } from './remote-files';

const file = 'server.0.cjs';
const shop = 'https://shop.example';
const named = (content: string, file = 'server.0.cjs') => ({
  file,
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
});

let host: Host;
let content = '';
beforeEach(async () => {
  waitForHosts();
  host = await Host.start((_request, response) => void response.end(content));
});
afterEach(() => host.stop());

it('a file of a remote is accepted up to 5 MB, and refused above even with the right hash', async () => {
  content = ' '.repeat(5_000_000);
  await expect(fetchNamedFile(host.url, named(content))).resolves.toHaveLength(5_000_000);

  content += ' ';

  await expect(fetchNamedFile(host.url, named(content))).rejects.toThrow(`${file} dépasse 5000000 octets`);
});

it('a file of a remote is refused with a wrong hash', async () => {
  content = 'another';

  await expect(fetchNamedFile(host.url, named('the one'))).rejects.toThrow(
    `${file} n'est pas le fichier que remote.json indique`,
  );
});

/** Resets the next connections, some after a part of the file. */
const reset = (times: number) => {
  let resets = 0;
  host.respond = (_request, response) => {
    resets += 1;
    if (resets > times) return response.end(content);
    return resets % 2 ? response.destroy() : response.write('a', () => response.destroy());
  };
};

it('a file of a host that resets connections is requested once more', async () => {
  content = 'abc';
  reset(1);
  await expect(fetchNamedFile(host.url, named(content))).resolves.toHaveLength(3);

  reset(2);
  await expect(fetchNamedFile(host.url, named(content))).rejects.toThrow(`${file} ne peut pas être lu`);
  expect(host.requests).toHaveLength(4);
});

it('the copy of an earlier version is requested by later searches too unless it is missing', async () => {
  const remote = await RemoteHost.start();
  remote.deploy('', unfit);
  remote.files.set('releases.json', '[{"build":"missing"},{"build":"damaged"}]');
  remote.files.set('remote.damaged.json', '{');
  const searched = { name: 'mfe-catalogue', url: remote.url, shell: {}, unfit: new Set<string>() };

  for (const _search of [1, 2]) await fetchVersions(searched);
  await remote.stop();

  const copies = remote.host.requests.filter(
    (path) => path.startsWith('/remote.') && path !== '/remote.json',
  );
  expect(copies).toEqual(['/remote.damaged.json', '/remote.missing.json', '/remote.damaged.json']);
});

it('a file that is incomplete after 30 s is refused', async () => {
  const timing = new AbortController();
  const timeout = jest.mocked(AbortSignal.timeout).mockReturnValue(timing.signal);
  host.respond = (_request, response) => {
    response.write('a');
    timing.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  };

  await expect(fetchNamedFile(host.url, named('abc'))).rejects.toThrow(
    `${file} ne peut pas être lu : pas entier en 30 s`,
  );
  expect(timeout).toHaveBeenCalledWith(30_000);
});

describe('a file that browsers load', () => {
  const script = 'remote-entry.0.js';
  const from = (origin: string) => ({
    'access-control-allow-origin': origin,
    'content-type': 'text/javascript',
  });
  const good = from(shop);
  const nosniff = { 'x-content-type-options': 'nosniff' };
  const check = (file: string) =>
    checkFiles(
      host.url,
      { name: 'mfe-x', version: '1', needs: {}, entry: named(content, file), pages: {} },
      shop,
    );
  const respondWith = (headers: OutgoingHttpHeaders) => {
    host.respond = (_request, response) => void response.writeHead(200, headers).end(content);
  };

  it('is requested with the headers that a page of the shop sends', async () => {
    let received: IncomingHttpHeaders = {};
    host.respond = ({ headers }, response) => {
      received = headers;
      response.writeHead(200, good).end(content);
    };

    await check(script);

    expect(received).toMatchObject({ origin: shop, 'sec-fetch-dest': 'script' });
  });

  it.each<[string, string, OutgoingHttpHeaders, RegExp]>([
    ['no CORS header', script, { 'content-type': 'text/javascript' }, /Access-Control-Allow-Origin n'auto/],
    ['a CORS header for another origin', script, from('https://other.example'), / https:\/\/shop\.example$/],
    ['the type of an image', script, { ...good, 'content-type': 'image/png' }, /Content-Type « image\/png »/],
    ['text/plain and nosniff', script, { ...good, ...nosniff, 'content-type': 'text/plain' }, /: nosniff/],
    ['a type that is not text/css', 'list.0.css', good, /^list\.0\.css .* Content-Type « text\/javascript »/],
  ])('is refused with %s, and the reason names the header', async (_what, name, headers, reason) => {
    respondWith(headers);

    await expect(check(name)).rejects.toThrow(reason);
  });

  it.each([
    ['a script of any text type without nosniff', script, { ...good, 'content-type': 'text/plain' }],
    ['a script of its type with nosniff', script, { ...good, ...nosniff }],
    ['a style of its type', 'list.0.css', { ...good, ...nosniff, 'content-type': 'text/css; charset=utf-8' }],
  ])('is accepted as %s', async (_what, name, headers) => {
    respondWith(headers);

    await expect(check(name)).resolves.toBeUndefined();
  });
});
