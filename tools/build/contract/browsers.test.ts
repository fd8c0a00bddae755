import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../testing/workspace-sources';

const builds = [
  'shell/dist/browser',
  'shell/dist/inline',
  'mfe-catalogue/dist/browser',
  'mfe-cart-checkout/dist/browser',
  'mfe-account/dist/browser',
];

// Safari before 16.4 fails to parse lookbehind and static blocks, and ignores comparisons in media queries.
const unreadablePart = /\(\?<[=!]|\bstatic\s*\{|\((?:width|height)\s*[<>]=?\s*[\d.]+(?:em|rem|px)/;

it.each(builds)('the scripts of %s, including libraries, use only syntax of Safari 16.0', (build) => {
  const folder = join(root, build);
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));

  const unreadable = scripts.filter((file) => unreadablePart.test(readFileSync(join(folder, file), 'utf8')));

  expect(scripts).not.toEqual([]);
  expect(unreadable).toEqual([]);
});

it('the README names the browsers that scripts and styles are built for', () => {
  const queries = readFileSync(join(root, 'tools/build/.browserslistrc'), 'utf8').trim().split(/\r?\n/);
  const oldest = new Map(queries.map((query) => query.split(' >= ') as [string, string]));

  const [, named] =
    /^Supported browsers: (.*) and later/m.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];

  expect(named).toBe(
    [
      `Chrome ${oldest.get('chrome')}`,
      `Edge ${oldest.get('edge')}`,
      `Firefox ${oldest.get('firefox')}`,
      `Safari ${oldest.get('safari')}`,
    ].join(', '),
  );
  expect([oldest.get('and_chr'), oldest.get('and_ff'), oldest.get('ios_saf')]).toEqual([
    oldest.get('chrome'),
    oldest.get('firefox'),
    oldest.get('safari'),
  ]);
});
