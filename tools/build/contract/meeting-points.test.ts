import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { payloads } from '../../../shared-contracts/src/events/payloads';
import { remotes, sharedKeys } from '../testing/build-modules';
import { root, sourceFilesOf } from '../testing/workspace-sources';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sourcesOf = (workspace: string) => sourceFilesOf(workspace).map(read).join('\n');
const stylesOf = (workspace: string) =>
  readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => read(join(workspace, 'src', file)))
    .join('\n');

const pages = ['shell', ...remotes.map(({ name }) => name)];
const sources = [...pages, 'shared-contracts', 'page-kit'].map(sourcesOf).join('\n');

/** What the groups of an expression catch. */
const caught = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map(([, ...groups]) =>
    groups.filter((group) => group !== undefined).join('-'),
  );

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const attributesOf = (text: string) => [
  ...caught(text, /\b(data-[a-z-]+)/g),
  ...caught(text, /\bdataset\.(\w+)/g).map((name) => `data-${kebab(name)}`),
];
/** An attribute joins two parts when both name it. */
const attributes = [...pages, 'page-kit', 'shared-ui']
  .flatMap((part) => [...new Set(attributesOf(sourcesOf(part) + stylesOf(part)))])
  .filter((name, index, all) => all.indexOf(name) !== index);

/** The shared modules' own names; those of libraries are theirs. */
const atoms = sharedKeys
  .filter((key) => /^(shared-contracts|page-kit)\//.test(key))
  .flatMap((key) => Object.keys(jest.requireActual<object>(key)))
  .filter((name) => name.endsWith('Atom'));

const derived = {
  events: Object.keys(payloads),
  atoms,
  'query keys': caught(sources, /(?:queryKey: |Key = |Key = \(.*\) => )\['([\w-]+)'/g),
  'storage keys and locks': [
    ...caught(sources, /['`](sph-[a-z-]+)/g),
    ...caught(sources, /\bkeyOf\('(\w+)', '([\w-]+)'\)/g).map((name) => `sph-${name}`),
    ...caught(sources, /\bstoredWithCart<\w+>\(\s*'\w+',\s*'([\w-]+)'/g).map((name) => `sph-cart-${name}`),
    ...caught(sources, /\bcartKey = '(\w+)'/g),
  ].filter((name) => !name.endsWith('-')),
  'states of a navigation': caught(sources, /(?:state=\{\{|data-state=\{JSON\.stringify\(\{) (\w+):/g),
  attributes,
};

const table = /^## Where shell and remotes meet$([\s\S]*?)^## /m.exec(read('docs/squads.md'))?.[1] ?? '';
/** The second cell of each row. */
const named = table.split('\n').flatMap((row) => caught(row.split('|')[2] ?? '', /`([^`]+?)(?: …)?`/g));

it.each(Object.entries(derived))(
  'the guide for squads has all %s by which shell and remotes meet',
  (_kind, names) => {
    expect(names.length).toBeGreaterThan(1);
    expect([...new Set(names)].filter((name) => !named.includes(name))).toEqual([]);
  },
);

it('the guide for squads has nothing else, but for the entry of a dialog, which no pattern finds', () => {
  const all = Object.values(derived).flat();

  expect(named.filter((name) => !all.includes(name))).toEqual(['dialog']);
});
