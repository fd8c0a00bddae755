import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace-sources';

const builds = [
  'shell/dist/browser',
  'shell/dist/inline',
  'mfe-catalogue/dist/browser',
  'mfe-cart-checkout/dist/browser',
  'mfe-account/dist/browser',
];

// A regular expression that looks back and a static block: each keeps Safari before 16.4 from reading the whole file.
it.each(builds)('writes the scripts of %s, libraries included, as Safari 16.0 reads them', (build) => {
  const folder = join(root, build);
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));

  const unreadable = scripts.filter((file) =>
    /\(\?<[=!]|\bstatic\s*\{/.test(readFileSync(join(folder, file), 'utf8')),
  );

  expect(scripts).not.toEqual([]);
  expect(unreadable).toEqual([]);
});
