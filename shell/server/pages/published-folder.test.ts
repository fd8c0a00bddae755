import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { shell } from '../testing/shell-of-each-test';
import { publishFiles } from './published-files';

const browserBuild = resolve(__dirname, '../../dist/browser');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
  mkdirSync(join(folder, 'all/assets'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const script = 'start();\n'.repeat(100);
const all = () => join(folder, 'all');
const put = (file: string, content: string | Buffer) => writeFileSync(join(all(), file), content);
const open = () => shell.open({ deadline: null, publishedFolder: all() });

it('a file of another build, published after the start, is sent like a file of this build', async () => {
  await open();
  expect((await shell.ask('/other.0000000a.js')).status).toBe(404);

  put('other.0000000a.js', script);
  put('other.0000000a.js.br', brotliCompressSync(script));
  put('other.0000000a.js.gz', gzipSync(script));
  put('assets/other.0000000b.svg', '<svg/>');

  const plain = await shell.ask('/other.0000000a.js');
  expect(plain).toMatchObject({ status: 200, body: script });
  const [ownScript] = /\/main\.[0-9a-f]{8}\.js/.exec((await shell.ask('/order')).body) ?? [''];
  const own = (await shell.ask(ownScript)).headers;
  const { 'content-length': _length, date: _date, 'x-request-id': _id, ...headers } = own;
  expect(plain.headers).toMatchObject(headers);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const encoding of ['br', 'gzip'])
    expect((await shell.ask('/other.0000000a.js', { 'accept-encoding': encoding })).headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': headers['content-type'],
    });
  expect((await shell.ask('/assets/other.0000000b.svg', { 'accept-encoding': 'br' })).body).toBe('<svg/>');
  expect(await shell.ask('/other.0000000a.js', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
});

it('unpublished files in the folder, and files outside of it, return 404', async () => {
  put('notes.txt', 'secret');
  put('other.0000000a.js', script);
  writeFileSync(join(folder, 'beside.0000000a.js'), 'secret');
  await open();

  for (const path of [
    '/notes.txt',
    '/../beside.0000000a.js',
    '/assets/../../beside.0000000a.js',
    '/%2e%2e/beside.0000000a.js',
    '/..%2fbeside.0000000a.js',
    '/..%5cbeside.0000000a.js',
    '/assets/%2e%2e%2f%2e%2e%2fbeside.0000000a.js',
    '/%252e%252e/beside.0000000a.js',
    `/${encodeURIComponent(join(folder, 'beside.0000000a.js'))}`,
    '/other%00.0000000a.js',
    '/missing.0000000a.js',
  ]) {
    const { status, headers, body } = await shell.ask(path);
    expect([path, status, body]).toEqual([path, 404, 'Introuvable']);
    expect(headers['cache-control']).toBe('no-store');
  }
});

it('the shell is not ready until its own files are published', async () => {
  await open();
  expect(await shell.ask('/ready')).toMatchObject({ status: 503, body: 'unpublished' });

  publishFiles(browserBuild, all());

  expect(await shell.ask('/ready')).toMatchObject({ status: 200, body: 'ready' });
});
