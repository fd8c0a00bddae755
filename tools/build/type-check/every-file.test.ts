import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';

const root = resolve(__dirname, '../../..');
const skipped = /^(node_modules|dist(-dev|-debug)?|test-results|coverage|\..*)$/;
const code = /\.([mc]?[jt]s|[jt]sx)$/;
/** A directive that takes a file or a line out of the check; only cases that must not compile need one. */
const uncheckedMark = new RegExp(`@ts-(${['nocheck', 'ignore', 'expect-error'].join('|')})\\b`);
/** The linter refuses it in TypeScript and does not see it in the types of JavaScript. */
const anyInComment = /@(?:type|typedef|param|returns|template)\b[^\n]*\bany\b/;
/** What React and its router call so may change with every version. */
const unsafeName = new RegExp(`\\b${['UNSAFE', ''].join('_')}\\w`);

/** What a page loads. */
const inBrowser = /^(?:shell|mfe-[a-z-]+|page-kit|shared-[a-z]+)\/src\/(?!.*\.test\.)/;
/** Each costs a slow phone up to a tenth of a second, even where it is not used. */
const madeAtOnce = /^(?:export )?const [^\n=]*= new Intl\b/m;

const withSlashes = (path: string) => path.split(sep).join('/');

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesBelow(path);
      return code.test(entry.name) ? [withSlashes(relative(root, path))] : [];
    });
}

/** The files that `npm run typecheck` reads. */
function checkedFiles(): ReadonlySet<string> {
  const tsc = createRequire(__filename).resolve('typescript/package.json').replace('package.json', 'bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', root, '--listFilesOnly'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return new Set(stdout.split('\n').map((file) => withSlashes(relative(root, file.trim()))));
}

it('checks the types of every source of the project', () => {
  const checked = checkedFiles();

  const unchecked = sourcesBelow(root).filter((file) => !checked.has(file));

  expect(unchecked).toEqual([]);
});

it.each([
  ['takes a file or a line out of the check', uncheckedMark],
  ['has any in the types of JavaScript', anyInComment],
  ['uses what its library calls unsafe', unsafeName],
])('no source %s', (_, mark) => {
  const marked = sourcesBelow(root)
    .filter((file) => file !== 'shell/src/testing/typed-slots-and-events.tsx')
    .filter((file) => mark.test(readFileSync(join(root, file), 'utf8')));

  expect(marked).toEqual([]);
});

it('no source for browsers makes a format of Intl before it is needed', () => {
  const marked = sourcesBelow(root)
    .filter((file) => inBrowser.test(file))
    .filter((file) => madeAtOnce.test(readFileSync(join(root, file), 'utf8')));

  expect(marked).toEqual([]);
});
