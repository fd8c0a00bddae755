import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './workspace-sources';

/** What holds no source of this project. */
const skipped = /^(node_modules|dist(-dev|-debug)?|test-results|coverage|\..*)$/;

function scriptsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return scriptsBelow(path);
      return /\.([mc]?[jt]s|[jt]sx)$/.test(entry.name) ? [relative(root, path).split(sep).join('/')] : [];
    });
}

const scripts = scriptsBelow(root);

it('reads the types of every script', () => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', root, '--listFilesOnly'], {
    encoding: 'utf8',
  });
  const read = new Set(stdout.split('\n').map((path) => relative(root, path).split(sep).join('/')));

  expect(scripts.filter((script) => !read.has(script))).toEqual([]);
});

// Biome refuses `@ts-ignore` and `any` in TypeScript. It sees neither the other ways of silence nor the types of JavaScript.
it.each([
  ['silences the compiler', /@ts-(?:ignore|nocheck|expect-error)\b/],
  ['has `any` in the types of JavaScript', /@(?:type|typedef|param|returns|template)\b[^\n]*\bany\b/],
  ['uses what React or its router call unsafe', /\bUNSAFE_\w/],
])('nothing %s', (_, silence) => {
  const own = relative(root, __filename).split(sep).join('/');
  const found = scripts.filter(
    (script) => script !== own && silence.test(readFileSync(join(root, script), 'utf8')),
  );

  expect(found).toEqual([]);
});
