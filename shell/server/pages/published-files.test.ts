import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { publishFiles } from './published-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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

it('publishes the hashed files of all builds into one folder, with their compressed copies', () => {
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

it('accepts an existing copy of the same file that was compressed differently', () => {
  const first = build('first', { 'main.00000001.js': script, 'main.00000001.js.br': packed(1) });
  const second = build('second', { 'main.00000001.js': script, 'main.00000001.js.br': packed(11) });
  publishFiles(first, join(folder, 'all'));

  publishFiles(second, join(folder, 'all'));

  expect(readFileSync(join(folder, 'all/main.00000001.js.br'))).toEqual(packed(1));
});

it.each([
  ['another file', 'main.00000001.js', 'other();'],
  ['a copy of another file', 'main.00000001.js.br', brotliCompressSync('other();')],
  ['a truncated copy', 'main.00000001.js.br', packed(11).subarray(0, 9)],
])('publishes nothing when %s has the name of a file of the build', (_what, file, content) => {
  const current = build('current', {
    'home.00000004.js': 'home();',
    'main.00000001.js': script,
    'main.00000001.js.br': packed(11),
  });
  build('all', { [file]: content });

  expect(() => publishFiles(current, join(folder, 'all'))).toThrow(`${file} a un autre contenu`);

  expect(filesOf('all')).toEqual([file]);
  expect(readFileSync(join(folder, 'all', file))).toEqual(Buffer.from(content));
});
