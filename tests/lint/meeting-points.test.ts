import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { payloads } from '../../shared-contracts/src/events/payloads';
import { remotes } from '../../tools/bundler/processes.mjs';
import { sharedKeys } from '../../tools/bundler/shared-modules.mjs';
import { read, readJson, root, sourceFilesOf } from './testing/workspace-sources';

const sourcesOf = (workspace: string) => sourceFilesOf(workspace).map(read).join('\n');
const stylesOf = (workspace: string) =>
  readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => read(join(workspace, 'src', file)))
    .join('\n');

const pages = ['shell', ...remotes.map(({ name }) => name)];
const sources = [...pages, 'shared-contracts', 'page-kit'].map(sourcesOf).join('\n');

/** Returns the captured groups of all matches. */
const caught = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map(([, ...groups]) =>
    groups.filter((group) => group !== undefined).join('-'),
  );

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const attributesOf = (text: string) => [
  ...caught(text, /\b(data-[a-z-]+)/g),
  ...caught(text, /\bdataset\.(\w+)/g).map((name) => `data-${kebab(name)}`),
];
/** Attributes that two parts use. */
const attributes = [...pages, 'page-kit', 'shared-ui']
  .flatMap((part) => [...new Set(attributesOf(sourcesOf(part) + stylesOf(part)))])
  .filter((name, index, all) => all.indexOf(name) !== index);

/** Atoms that shared modules of the shop export. */
const atoms = sharedKeys
  .filter((key) => /^(shared-contracts|page-kit)\//.test(key))
  .flatMap((key) => Object.keys(jest.requireActual<object>(key)))
  .filter((name) => name.endsWith('Atom'));

const storageKeys = [
  ...caught(sources, /(?:const \w*[kK]ey = |stored\()'((?:sph-|shopping_)[\w-]+)'/g),
  ...caught(sources, /\bkeyOf\('(\w+)', '([\w-]+)'\)/g).map((name) => `sph-${name}`),
  ...caught(sources, /\bstoredWithCart<\w+>\(\s*'\w+',\s*'([\w-]+)'/g).map((name) => `sph-cart-${name}`),
];

const derived = {
  events: Object.keys(payloads),
  atoms,
  'query keys': caught(sources, /(?:queryKey: |Key = |Key = \(.*\) => )\['([\w-]+)'/g),
  'storage keys and locks': [...caught(sources, /['`](sph-[a-z-]+)/g), ...storageKeys].filter(
    (name) => !name.endsWith('-'),
  ),
  'states of a navigation': caught(
    sources,
    /(?:state=\{\{|state: \{|data-state=\{JSON\.stringify\(\{) (\w+):/g,
  ),
  attributes,
};

const table = /^## Where shell and remotes meet$([\s\S]*?)^## /m.exec(read('docs/squads.md'))?.[1] ?? '';
/** Names in the second cell of each row. */
const named = table.split('\n').flatMap((row) => caught(row.split('|')[2] ?? '', /`([^`]+?)(?: …)?`/g));

it.each(Object.keys(payloads))(
  '%s is announced by one part of the shop and listened to by another',
  (event) => {
    const parts = [...pages, 'shared-contracts', 'page-kit'];
    const partsThat = (verb: 'announce' | 'listen') =>
      parts.filter((part) => new RegExp(`\\b${verb}\\(\\s*'${event}'`).test(sourcesOf(part)));

    const [announcer, ...others] = partsThat('announce');

    expect([announcer, others]).toEqual([expect.any(String), []]);
    expect(partsThat('listen').filter((part) => part !== announcer)).not.toEqual([]);
  },
);

it.each(Object.entries(derived))(
  'the guide for squads lists all %s that shell and remotes share',
  (_kind, names) => {
    expect(names.length).toBeGreaterThan(1);
    expect([...new Set(names)].filter((name) => !named.includes(name))).toEqual([]);
  },
);

it('the guide for squads lists nothing that is not shared, except `dialog`, which no pattern finds', () => {
  const all = Object.values(derived).flat();

  expect(named.filter((name) => !all.includes(name))).toEqual(['dialog']);
});

it('the privacy policy lists exactly the keys of browser storage', () => {
  const listed = caught(read('shell/src/layout/footer/legal/PrivacyPolicy.tsx'), /<code>([^<]+)<\/code>/g);

  expect(listed.toSorted()).toEqual([...new Set(storageKeys)].toSorted());
});

const verbs = ['announce', 'listen'] as const;
const eventsOf = (part: string, verb: (typeof verbs)[number]) =>
  caught(sourcesOf(part), new RegExp(`\\b${verb}\\(\\s*'([a-z:-]+)'`, 'g'));
const shellPages: readonly { path: string }[] = Object.values(readJson('shell/src/pages.json'));

it.each([...pages, 'shared-contracts'])('the README lists pages, fragments and events of %s', (part) => {
  const remote = part.startsWith('mfe-') ? readJson(`${part}/src/remote.json`) : { pages: {}, fragments: {} };
  const paths = [...Object.values<{ path: string }>(remote.pages), ...(part === 'shell' ? shellPages : [])];
  const row = read('README.md').match(new RegExp(`^\\| \\[\`${part}\`\\].*$`, 'm'))?.[0] ?? '';

  const [, , ...cells] = row.split('|').map((cell) => caught(cell, /`([^`]+)`/g).sort());

  expect(cells.slice(0, 4)).toEqual(
    [
      paths.map(({ path }) => `/${path}`),
      Object.keys(remote.fragments),
      ...verbs.map((verb) => (part === 'shared-contracts' && verb === 'listen' ? [] : eventsOf(part, verb))),
    ].map((names) => [...new Set(names)].sort()),
  );
});
