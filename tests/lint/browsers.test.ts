import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { read, root } from './testing/workspace-sources';

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
  const scripts = readdirSync(join(root, build)).filter((file) => file.endsWith('.js'));

  const unreadable = scripts.filter((file) => unreadablePart.test(read(join(build, file))));

  expect(scripts).not.toEqual([]);
  expect(unreadable).toEqual([]);
});

it('the README names the browsers that scripts and styles are built for, of the same versions on phones', () => {
  const queries = read('tools/bundler/.browserslistrc').trim().split(/\r?\n/);
  const oldest = new Map(queries.map((query) => query.split(' >= ') as [string, string]));

  const [, named] = /^Supported browsers: (.*) and later/m.exec(read('README.md')) ?? [];

  const versions = (...names: string[]) => names.map((name) => oldest.get(name.toLowerCase()));
  const browsers = ['Chrome', 'Edge', 'Firefox', 'Safari'];
  expect(named).toBe(browsers.map((name) => `${name} ${versions(name)}`).join(', '));
  expect(versions('and_chr', 'and_ff', 'ios_saf')).toEqual(versions('chrome', 'firefox', 'safari'));
});
