import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { prepareShells, shell } from '../testing/shell';
import { publishFiles } from './published-files';

const folders = temporaryFolder();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(folders, 'publish-'));
});

const script = 'start();\n'.repeat(100);
const packed = (quality: number) =>
  brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

function build(name: string, files: Readonly<Record<string, string | Buffer>>): string {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), content);
  }
  return join(folder, name);
}
const filesOf = (name: string) =>
  readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, name, file)).isFile(),
  );

it('the hashed files of all builds are published into one folder, with their compressed copies', () => {
  const first = build('first', {
    'main.00000001.js': script,
    'main.00000001.js.br': packed(11),
    'main.00000001.js.gz': gzipSync(script),
    'main.00000001.js.map': '{}',
    'assets/font.00000003.woff2': 'font',
    'assets.json': '{}',
    'icon.svg': '<svg/>',
  });
  const second = build('second', {
    'main.00000002.js': 'start(2);',
    'assets/font.00000003.woff2': 'font',
  });

  const counts = [first, second].map((each) => publishFiles(each, join(folder, 'all')));

  expect(counts).toEqual([
    { added: 4, known: 0 },
    { added: 1, known: 1 },
  ]);
  expect(filesOf('all').sort()).toEqual([
    'assets/font.00000003.woff2',
    'main.00000001.js',
    'main.00000001.js.br',
    'main.00000001.js.gz',
    'main.00000002.js',
  ]);
});

it('a copy of the same file that was compressed differently is accepted', () => {
  const first = build('first', { 'main.00000001.js': script, 'main.00000001.js.br': packed(1) });
  const second = build('second', { 'main.00000001.js': script, 'main.00000001.js.br': packed(11) });
  publishFiles(first, join(folder, 'all'));

  publishFiles(second, join(folder, 'all'));

  expect(readFileSync(join(folder, 'all/main.00000001.js.br'))).toEqual(packed(1));
});

it('nothing is published when another file has the name of a file of the build', () => {
  const current = build('current', { 'home.00000004.js': 'home();', 'main.00000001.js': script });
  build('all', { 'main.00000001.js': 'other();' });

  expect(() => publishFiles(current, join(folder, 'all'))).toThrow('main.00000001.js a un autre contenu');

  expect(filesOf('all')).toEqual(['main.00000001.js']);
  expect(readFileSync(join(folder, 'all/main.00000001.js'), 'utf8')).toBe('other();');
});

const browserBuild = resolve(__dirname, '../../dist/browser');
describe('a shell with a folder of published files', () => {
  prepareShells();
  beforeEach(() => mkdirSync(join(folder, 'all/assets'), { recursive: true }));

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
    const { 'content-length': _length, date: _date, ...headers } = own;
    expect(plain.headers).toMatchObject(headers);
    for (const name of ['x-request-id', 'etag', 'last-modified']) expect(headers).not.toHaveProperty(name);
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
});
