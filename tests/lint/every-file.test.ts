import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { filesBelow } from './folders/imports.mjs';
import { read, root } from './testing/workspace-sources';

const code = /\.([mc]?[jt]s|[jt]sx)$/;
/** A directive that excludes a file or line from the check; only code that must not compile needs one. */
const uncheckedMark = new RegExp(`@ts-(${['nocheck', 'ignore', 'expect-error'].join('|')})\\b`);
/** `any` in JSDoc types; the linter reports it only in TypeScript. */
const anyInComment = /@(?:type|typedef|param|returns|template)\b[^\n]*\bany\b/;
/** APIs that React and its router mark as unsafe may change with every version. */
const unsafeName = new RegExp(`\\b${['UNSAFE', ''].join('_')}\\w`);

/** Sources that a page loads. */
const inBrowser = /^(?:shell|mfe-[a-z-]+|page-kit|shared-[a-z]+)\/src\/(?!.*\.test\.)/;
/** A module-level `Intl` format: each takes up to 0.1 s on a slow phone, even if unused. */
const madeAtOnce = /^(?:export )?const [^\n=]*= new Intl\b/m;

/** Text of every source, by file. */
const sources = new Map(
  filesBelow(root)
    .filter((file) => code.test(file))
    .map((file) => [file, read(file)]),
);
const sourcesWith = (mark: RegExp) => [...sources].flatMap(([file, text]) => (mark.test(text) ? [file] : []));

/** Returns the files that `npm run typecheck` reads. */
function checkedFiles(): ReadonlySet<string> {
  const tsc = createRequire(__filename).resolve('typescript/package.json').replace('package.json', 'bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', root, '--showConfig'], { encoding: 'utf8' });
  const { files }: { files: string[] } = JSON.parse(stdout);
  return new Set(files.map((file) => file.replace('./', '')));
}

it('every source of the project is type-checked', () => {
  const checked = checkedFiles();

  expect([...sources.keys()].filter((file) => !checked.has(file))).toEqual([]);
});

it.each([
  ['excludes a file or line from the check', uncheckedMark],
  ['has `any` in JSDoc types', anyInComment],
  ['uses an API that its library marks as unsafe', unsafeName],
])('no source %s', (_, mark) => {
  const ofTypeTests = 'shell/src/testing/typed-slots-and-events.tsx';

  expect(sourcesWith(mark).filter((file) => file !== ofTypeTests)).toEqual([]);
});

it('no source for browsers creates an Intl format at module level', () => {
  expect(sourcesWith(madeAtOnce).filter((file) => inBrowser.test(file))).toEqual([]);
});
